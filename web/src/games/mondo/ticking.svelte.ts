// The time on the table's line, read again several times a second while somebody looks.

export class Ticking {
  now = $state(0);

  constructor(private readonly clock: () => (() => number) | undefined) {
    $effect(() => {
      const read = this.clock();
      if (!read) return;
      this.now = read();
      const again = setInterval(() => (this.now = read()), 100);
      return () => clearInterval(again);
    });
  }
}
