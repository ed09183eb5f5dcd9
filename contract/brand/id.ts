/** Names a folder, part of URLs and an object key; must be no path, and no inherited property. */
export const BRAND_ID = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{1,30}$/;
