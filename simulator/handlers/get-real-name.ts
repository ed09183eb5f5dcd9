import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const getRealName: Handler<Rows['getRealName']> = ({ player }) => ({ real_name: player().realName });
