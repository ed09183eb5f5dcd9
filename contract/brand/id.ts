/** An id names a folder and is part of URLs; it must not be a path. */
export const BRAND_ID = /^[a-z][a-z0-9-]{1,30}$/;
