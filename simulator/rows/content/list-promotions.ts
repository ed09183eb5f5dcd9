import type { Rows } from '#contract/rows';
import { BONUS_PROMOTIONS } from '#fixtures/world';
import { isForbidden } from '../../domain/protection/profile-rules.ts';
import type { Handler } from '../shared/handler.ts';

export const listPromotions: Handler<Rows['listPromotions']> = ({ world }) =>
  world.content.promotions.filter(({ id }) => !isForbidden(world, 'bonus') || !BONUS_PROMOTIONS.includes(id));
