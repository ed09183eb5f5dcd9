import { lazy } from 'react';

/** The page by itself: slips need the rest of this feature, not this. */
export const Protection = lazy(async () => ({ default: (await import('./protection.tsx')).Protection }));
