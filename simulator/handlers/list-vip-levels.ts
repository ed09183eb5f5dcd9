import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listVipLevels: Handler<Rows['listVipLevels']> = ({ world }) =>
  world.content.vip_levels.map(({ level, name, image, recharge }) => ({ level, name, image, recharge }));
