import type { Rows } from '#contract/rows';
import { endSubscriptions } from '../../domain/notifications/subscriptions.ts';
import { askRegister } from '../../domain/protection/central-register.ts';
import { showBreak } from '../../domain/protection/show-break.ts';
import type { Handler } from '../shared/handler.ts';

export const askExclusionRegister: Handler<Rows['askExclusionRegister']> = ({ world, player }) => {
  const member = player();
  if (askRegister(world, member)) endSubscriptions(world, member.id);
  return showBreak(world, member);
};
