import { MONEY_RULES } from '#contract/brand';
import type { cardKind } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import type { ProfileContext } from './context.ts';

export type CardKind = ReturnType<typeof cardKind>;

export const isDebitOnly = ({ profile }: ProfileContext): boolean => MONEY_RULES[profile.name].isDebitOnly === true;

/** Refuses credit cards and cards of unknown kind. @throws Refusal `forbidden` */
export function assertDebit(world: ProfileContext, kind: CardKind): void {
  if (kind === 'debit' || !isDebitOnly(world)) return;
  const profile = world.profile.name;
  throw new Refusal('forbidden', `The jurisdiction (${profile}) allows debit cards only`, {
    profile,
    feature: 'creditCard',
    field: 'card.card_number',
  });
}
