/** Those of the light theme in index.css: the library reads no others than these. */
const colors = ['#0d6565', '#ebb34b', '#b3543c', '#147874', '#5f49ab'];

/** A short celebration, unless the user prefers reduced motion. */
export async function celebrate(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  // Not in a worker: it would be made from a blob, which the content security policy blocks.
  const fire = confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
  await fire({ colors, particleCount: 90, spread: 75, origin: { y: 0.7 }, ticks: 160 });
}
