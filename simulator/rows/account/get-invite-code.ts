import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { ROLE } from '#contract/entities';
import type { Handler } from '../shared/handler.ts';

const TYPES: Readonly<Record<string, string>> = { user: 'Friends', agent: 'Sub-agents', vip: 'VIP guests' };

/** Players have one code, agents one per type. */
export const getInviteCode: Handler<Rows['getInviteCode']> = ({ params, player }) => {
  const { referralCode, role } = player();
  const name = Object.hasOwn(TYPES, params.code) ? TYPES[params.code] : undefined;
  if (name === undefined)
    throw new Refusal('notFound', `Types of invite codes: ${Object.keys(TYPES).join(', ')}`, { field: 'params.code' });
  if (params.code !== 'user' && role !== ROLE.agent)
    throw new Refusal('forbidden', 'Only agents have invite codes of this type', { field: 'params.code' });
  return { type: params.code, name, code: params.code === 'user' ? referralCode : `${referralCode}-${params.code}` };
};
