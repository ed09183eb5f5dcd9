export const SUITES = ['player', 'sessions', 'rows', 'keys', 'book'] as const;
export type SuiteName = (typeof SUITES)[number];
