/** Loads the chunk of the slip, after the page frame. */
export const loadSlipPart = () => import('./slip-part.ts');
