import type { Rows } from '#contract/rows.ts';
import { BONUS_PROMOTIONS } from '#fixtures/content.ts';
import { isForbidden } from '#simulator/protection/profile-rules.ts';
import type { Handler } from './handler.ts';

/** Banners that lead to a promotion go with it. */
export const listBanners: Handler<Rows['listBanners']> = ({ world }) =>
  world.content.banners.filter(
    ({ url }) => !isForbidden(world, 'bonus') || !BONUS_PROMOTIONS.some((id) => url === `/promotions/${id}`),
  );
