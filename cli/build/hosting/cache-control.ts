/** Paths with a hash of the content in the name: they never change. */
export const HASHED_PATHS = ['/assets/', '/locales/', '/theme-', '/frame-', '/face-', '/custom-'] as const;
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For all other paths. */
export const REVALIDATE = 'no-cache';
