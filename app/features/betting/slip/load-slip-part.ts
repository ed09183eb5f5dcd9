/** Loads the chunk of the phone's tray, which comes with the odds. */
export const loadTray = () => import('./tray-part.ts');
/** Loads the chunk of the slip, after the page frame. */
export const loadSlipPart = () => import('./slip-part.ts');
