/** Precedes a source text that `fix` inserted: visible on screen, and reported by the check. */
export const MISSING_MARK = '⟦missing⟧ ';
