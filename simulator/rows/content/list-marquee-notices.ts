import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listMarqueeNotices: Handler<Rows['listMarqueeNotices']> = ({ world }) => [...world.content.marquee];
