import type { Rows } from '#contract/rows';
import { BONUS_PROMOTIONS } from '#fixtures/world';
import { mayBeAdvertised } from '../../domain/protection/marketing.ts';
import { isForbidden } from '../../domain/protection/profile-rules.ts';
import type { Handler } from '../shared/handler.ts';

/** Not advertising: it protects. */
const PROTECTION = '/protection';

/** Without forbidden promotions, and during a break without advertising. */
export const listBanners: Handler<Rows['listBanners']> = ({ world, member }) =>
  world.content.banners
    .filter(({ url }) => mayBeAdvertised(world, member) || url === PROTECTION)
    .filter(({ url }) => !isForbidden(world, 'bonus') || !BONUS_PROMOTIONS.some((id) => url === `/promotions/${id}`));
