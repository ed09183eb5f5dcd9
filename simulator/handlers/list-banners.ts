import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listBanners: Handler<Rows['listBanners']> = ({ world }) => [...world.content.banners];
