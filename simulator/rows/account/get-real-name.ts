import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const getRealName: Handler<Rows['getRealName']> = ({ player }) => ({ real_name: player().realName });
