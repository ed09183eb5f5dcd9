/** The one door to everything of the slip that loads after the frame stands. */
export const loadSlipPart = () => import('./slip-part.ts');
