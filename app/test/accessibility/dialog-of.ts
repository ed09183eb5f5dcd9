import type { Locator } from 'playwright-core';
import type { Visit } from './place.ts';

/** The dialog that is open over the page. */
export const dialogOf = ({ page }: Pick<Visit, 'page'>): Locator => page.getByRole('dialog');
