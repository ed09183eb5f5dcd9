import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';

const Stored = v.object({ isKeyOff: v.boolean() });

/** Whether the player wants no key that opens the search (WCAG 2.2, 2.1.4), in this browser. */
export const isSearchKeyOff = (): boolean => readStored('searches', Stored)?.isKeyOff === true;

export const turnSearchKey = (isKeyOff: boolean): boolean => writeStored('searches', { isKeyOff });
