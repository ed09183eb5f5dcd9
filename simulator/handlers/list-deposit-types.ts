import type { Rows } from '#contract/rows.ts';
import { showTypes } from '#simulator/payments/channels.ts';
import type { Handler } from './handler.ts';

export const listDepositTypes: Handler<Rows['listDepositTypes']> = ({ world }) => showTypes(world);
