import type { Rows } from '#contract/rows.ts';
import { showMember } from '#simulator/members/show-member.ts';
import type { Handler } from './handler.ts';

export const getMember: Handler<Rows['getMember']> = ({ player }) => showMember(player());
