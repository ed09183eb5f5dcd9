import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listPromotions: Handler<Rows['listPromotions']> = ({ world }) => [...world.content.promotions];
