// Names for requests, and each player's share of the luck.

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, "0"))
    .join("");
}

/** 32 hexadecimal digits that the server could not have known when it fixed its own secret. */
export const nonce = (): string => hex(16);

export const requestId = (): string => hex(10);
