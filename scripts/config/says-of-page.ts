/** A test may have put other timers in their place. */
const later = globalThis.setTimeout;
const PATIENCE_MS = 1_000;

/** Whether the page of jsdom is visible and draws frames: a page of the app that does not shows no price (app/features/betting/matches/book-clock.ts). */
export async function saysOfPage(): Promise<string> {
  const frame = new Promise<string>((resolve) => void requestAnimationFrame(() => resolve('come')));
  const none = new Promise<string>((resolve) => void later(() => resolve('do not come'), PATIENCE_MS));
  return `The page is ${document.visibilityState}, and its frames ${await Promise.race([frame, none])}.`;
}
