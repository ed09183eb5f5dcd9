/** Precedes a source text that `fix` inserted for a missing translation: visible on screen, and reported by the check. */
export const MISSING_MARK = '⟦missing⟧ ';
