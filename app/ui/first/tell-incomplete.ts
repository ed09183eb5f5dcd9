/** A part of the page is missing that cannot say so itself: the first script does, with a way out (cli/build/frame-script.ts). */
export const tellIncomplete = (): boolean => dispatchEvent(new Event('slipwayincomplete'));
