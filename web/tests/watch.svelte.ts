/** Run a function now and whenever what it read has changed, outside any component; returns how to stop it. */
export function watch(read: () => void): () => void {
  return $effect.root(() => {
    $effect(() => read());
  });
}
