/** Stands before a text that `fix` put in for a translation: seen on screen, and by the check, as missing. */
export const MISSING_MARK = '⟦missing⟧ ';
