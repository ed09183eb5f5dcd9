import { lazy } from 'react';

/** A chunk of its own: slips need the rest of this feature, but not this page. */
export const Protection = lazy(async () => ({ default: (await import('./protection.tsx')).Protection }));
