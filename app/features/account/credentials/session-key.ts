import type { ParseKeys } from 'i18next';

/** A text of this feature. */
export type SessionKey = ParseKeys<'session'>;
