import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listMarqueeNotices: Handler<Rows['listMarqueeNotices']> = ({ world }) => [...world.content.marquee];
