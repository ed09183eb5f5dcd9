/** An id names a folder, is part of URLs and a key of objects; it must be no path, and no name that every object has. */
export const BRAND_ID = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{1,30}$/;
