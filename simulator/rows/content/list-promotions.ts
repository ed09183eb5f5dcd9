import type { Rows } from '#contract/rows';
import { BONUS_PROMOTIONS } from '#fixtures/world';
import { mayBeAdvertised } from '../../domain/protection/marketing.ts';
import { isAtHome } from '../../domain/payments/channels.ts';
import { isForbidden } from '../../domain/protection/profile-rules.ts';
import type { Handler } from '../shared/handler.ts';

/** None during a break. PIX is Brazilian. */
export const listPromotions: Handler<Rows['listPromotions']> = ({ world, member }) =>
  mayBeAdvertised(world, member)
    ? world.content.promotions
        .filter(({ id }) => !isForbidden(world, 'bonus') || !BONUS_PROMOTIONS.includes(id))
        .filter(({ feature }) => feature !== 'pix' || isAtHome(world, 'BRL'))
    : [];
