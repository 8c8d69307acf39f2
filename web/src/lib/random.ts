// Names for requests, and this player's shares of the luck.

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, "0"))
    .join("");
}

/** 64 hexadecimal digits that nobody else can know before they are opened. */
export const share = (): string => hex(32);

export const requestId = (): string => hex(10);
