import { readBrand } from '#cli/build/brand/read-brand.ts';

/** A brand that says nothing of what it need not say. */
export const BRAND = await readBrand(process.cwd(), 'harborlight');
