import { isMirrored } from './isolated.ts';

/** A score beside the names of the teams: on a page from the right the home team and its goals are on the right. */
export const asScore = (score: string): string => (isMirrored() ? score.replaceAll(':', '\u200f:\u200f') : score);
