import type { Rows } from '#contract/rows';
import { showTypes } from '../../domain/payments/channels.ts';
import type { Handler } from '../shared/handler.ts';

export const listDepositTypes: Handler<Rows['listDepositTypes']> = ({ world }) => showTypes(world);
