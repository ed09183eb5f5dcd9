import type { AppStore } from '#app/store/store.ts';

/** What is above the page, each time that it changes. */
export function noteOverlays({ getState }: AppStore, note: (what: string) => void): () => void {
  const shown = () => JSON.stringify([getState().overlay, getState().toast]);
  let last = shown();
  return () => {
    if (shown() !== last) note(`above ${(last = shown())}`);
  };
}
