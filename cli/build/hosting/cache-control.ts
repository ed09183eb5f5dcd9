/** Paths whose names hold a hash of the content: they never change. */
export const HASHED_PATHS = ['/assets/', '/locales/', '/theme-', '/frame-', '/face-', '/custom-'] as const;
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else is asked for again, and answered 304 when it is the same. */
export const REVALIDATE = 'no-cache';
