import type { ReactElement } from 'react';

/**
 * What React renders, without bare texts: a prop of this type may stand beside elements that come and go. A bare text there
 * breaks under a browser's translator (the lint rule `slipway/bare-text`).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
