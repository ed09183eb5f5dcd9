import type { Rows } from '#contract/rows';
import { showMember } from '../../domain/members/show-member.ts';
import type { Handler } from '../shared/handler.ts';

export const getMember: Handler<Rows['getMember']> = ({ player }) => showMember(player());
