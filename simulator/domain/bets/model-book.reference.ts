import { fraction, times } from '#engine/testing';
import type { SettleRules, Slip } from '#engine/sports';
import { amountText, costOf, type EndedOf, legOf, millionths, settlementOf, whole } from './settlement.reference.ts';

/** Units per USDT. */
const RATES: Readonly<Record<string, string>> = { USDT: '1', BRL: '5.4321', IDR: '15750' };

/** A bet of the model; `slip` has the remaining stake. */
export interface ModelBet {
  readonly id: string;
  readonly member: string;
  readonly key: string;
  slip: Slip;
  result: 'open' | 'won' | 'lost' | 'void';
  isCashedOut: boolean;
  payout: bigint;
  legs: readonly (readonly string[])[];
  parts: readonly { readonly stake: bigint; readonly sold: bigint; readonly paid: bigint }[];
}

/** Expected wallets, ledger entries and bets: for tests, without the simulator's code. */
export class ModelBook {
  readonly currencies = new Map<string, string>();
  readonly wallets = new Map<string, bigint>();
  readonly bets: ModelBet[] = [];
  readonly rules: SettleRules;
  #entries: string[] = [];

  constructor(rules: SettleRules) {
    this.rules = rules;
  }

  newEntries(): string[] {
    const entries = this.#entries.sort();
    this.#entries = [];
    return entries;
  }

  walletTexts(): string[] {
    return [...this.wallets].flatMap(([wallet, balance]) => (balance === 0n ? [] : [`${wallet} ${balance}`])).sort();
  }

  shown({ id, slip: { currency }, result, payout, isCashedOut, parts, legs }: ModelBet): object {
    const text = (amount: bigint) => amountText(amount, currency);
    const sold = parts.map((part, nth) => ({
      part_id: `${id}-${nth + 1}`,
      stake: text(part.stake),
      bet_amount: text(part.sold),
      payout: text(part.paid),
    }));
    return {
      result,
      payout: text(payout),
      legs,
      ...(isCashedOut && { cashed_out: true }),
      ...(sold.length > 0 && { parts: sold }),
    };
  }

  currencyOf(member: string): string {
    return this.currencies.get(member) ?? '';
  }

  balance(member: string): bigint {
    return this.wallets.get(`member:${member} ${this.currencyOf(member)}`) ?? 0n;
  }

  open(member: string, currency: string, amount: bigint): void {
    this.currencies.set(member, currency);
    this.#post('opening', member, [`house:opening ${currency}`, `member:${member} ${currency}`], amount);
  }

  place(bet: ModelBet): void {
    const { currency } = bet.slip;
    this.bets.push(bet);
    this.#post('stake', bet.id, [`member:${bet.member} ${currency}`, `house:bets ${currency}`], costOf(bet.slip));
  }

  /** Pays every newly decided bet. Open picks are shown as they end. */
  settle(endedOf: EndedOf): void {
    for (const bet of this.bets) {
      const legs = bet.slip.matches.map(({ picks }, match) =>
        picks.map((_, pick) => {
          const before = bet.legs[match]?.[pick] ?? 'open';
          return before === 'open' ? legOf(bet.slip, [match, pick], endedOf).is : before;
        }),
      );
      if (bet.result !== 'open') {
        if (!bet.isCashedOut) Object.assign(bet, { legs });
        continue;
      }
      const { result, payout } = settlementOf(bet.slip, endedOf, this.rules);
      if (result === 'open') continue;
      Object.assign(bet, { result, payout, legs });
      this.#pay('payout', bet, payout);
    }
  }

  cashOut(bet: ModelBet, amount: bigint): void {
    Object.assign(bet, { result: amount > costOf(bet.slip) ? 'won' : 'lost', isCashedOut: true, payout: amount });
    this.#pay('cashOut', bet, amount);
  }

  cashOutPart(bet: ModelBet, stake: bigint, paid: bigint): void {
    const before = costOf(bet.slip);
    const left = millionths(fraction(bet.slip.stake), bet.slip.currency) - stake;
    bet.slip = { ...bet.slip, stake: amountText(left, bet.slip.currency) };
    bet.parts = [...bet.parts, { stake, sold: before - costOf(bet.slip), paid }];
    this.#pay('cashOut', bet, paid);
  }

  changeCurrency(member: string, to: string): void {
    const from = this.currencyOf(member);
    this.currencies.set(member, to);
    this.#convert(member, from);
  }

  #pay(kind: string, { id, member, slip: { currency } }: ModelBet, amount: bigint): void {
    if (amount === 0n) return;
    this.#post(kind, id, [`house:bets ${currency}`, `member:${member} ${currency}`], amount);
    this.#convert(member, currency);
  }

  /** Converts a member's balance to the wallet's currency; what is truncated stays with the house. */
  #convert(member: string, from: string): void {
    const to = this.currencyOf(member);
    const held = this.wallets.get(`member:${member} ${from}`) ?? 0n;
    if (from === to || held === 0n) return;
    const [one, other] = [RATES[from] ?? '', RATES[to] ?? ''];
    const rate = times(fraction(other), { over: fraction(one).under, under: fraction(one).over });
    const gained = millionths(times(whole(held), rate), to);
    this.#write('exchange', `${from}-${to} ${one}:${other}`, [
      [`member:${member} ${from}`, -held],
      [`house:exchange ${from}`, held],
      [`house:exchange ${to}`, -gained],
      [`member:${member} ${to}`, gained],
    ]);
  }

  #post(kind: string, ref: string, [from, to]: readonly [string, string], amount: bigint): void {
    this.#write(kind, ref, [
      [from, -amount],
      [to, amount],
    ]);
  }

  #write(kind: string, ref: string, sides: readonly (readonly [wallet: string, amount: bigint])[]): void {
    const moved = sides.filter(([, amount]) => amount !== 0n);
    for (const [wallet, amount] of moved) this.wallets.set(wallet, (this.wallets.get(wallet) ?? 0n) + amount);
    const shown = moved.map(([wallet, amount]) => `${wallet} ${amount}`).sort();
    this.#entries.push(`${kind} ${ref}: ${shown.join(', ')}`);
  }
}
