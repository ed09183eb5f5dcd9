/** Loads the page anew, and what it is made of: the browser may keep a file that came by half (cli/build/frame-script.ts). */
export const reloadPage = (): boolean => dispatchEvent(new Event('slipwayreload'));
