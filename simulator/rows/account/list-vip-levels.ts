import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listVipLevels: Handler<Rows['listVipLevels']> = ({ world }) =>
  world.content.vip_levels.map(({ level, name, image, recharge }) => ({ level, name, image, recharge }));
