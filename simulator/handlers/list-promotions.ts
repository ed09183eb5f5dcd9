import type { Rows } from '#contract/rows.ts';
import { BONUS_PROMOTIONS } from '#fixtures/content.ts';
import { isForbidden } from '#simulator/protection/profile-rules.ts';
import type { Handler } from './handler.ts';

export const listPromotions: Handler<Rows['listPromotions']> = ({ world }) =>
  world.content.promotions.filter(({ id }) => !isForbidden(world, 'bonus') || !BONUS_PROMOTIONS.includes(id));
