import type { Rows } from '#contract/rows';
import { BONUS_PROMOTIONS } from '#fixtures/world';
import { isForbidden } from '../../domain/protection/profile-rules.ts';
import type { Handler } from '../shared/handler.ts';

/** Banners of forbidden promotions are left out, too. */
export const listBanners: Handler<Rows['listBanners']> = ({ world }) =>
  world.content.banners.filter(
    ({ url }) => !isForbidden(world, 'bonus') || !BONUS_PROMOTIONS.some((id) => url === `/promotions/${id}`),
  );
