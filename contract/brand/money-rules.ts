import type { Profile } from './features.ts';

/**
 * A jurisdiction's rules about money and identity, each with its source (read in November 2026), enforced by the upstream. Not in
 * `PROFILE_RULES`, because the page's first script does not need them.
 */
export interface MoneyRules {
  /** All accounts have the profile's `currency` for good. Our own rule: a limit typed in one currency never counts in another. */
  readonly isOneCurrency: boolean;
  /** Proof before money may enter: name, address and date of birth; or CPF and face. */
  readonly identity?: 'details' | 'face';
  /** Only the player's own accounts. */
  readonly isOwnAccountsOnly: boolean;
  /** Debit cards only: no borrowed money. */
  readonly isDebitOnly?: true;
  /** A due raise applies only if the player confirms it within this many days of the request. */
  readonly raiseLapsesDays?: number;
  /** Registration, or else the first deposit, asks for a deposit limit or an active no. */
  readonly offersDepositLimit?: true;
  /** Months until a player with limits, or without, is asked to review them. */
  readonly reviewMonths?: { readonly withLimits: number; readonly without: number };
  /** From registration on, or from the first break on, players get only the advertising that they chose by product and channel. */
  readonly asksMarketing?: 'always' | 'afterBreak';
  /** Pages with live matches say that pictures and scores are late. */
  readonly tellsDelay?: true;
  /** Who answers complaints (a brand setting): an outside body, or the operator's ombudsman. */
  readonly complaints?: 'disputeBody' | 'ombudsman';
  /** Minimum seconds of a round. The contract has no peer-to-peer poker, which has no such rule. */
  readonly roundSeconds?: { readonly slots: number; readonly others: number };
  /** Asked by the upstream at registration, each sign-in, and once the identity is known. */
  readonly exclusionRegister?: 'gamstop' | 'gov_br';
  /** Longest time between its answers for an account, however old the last sign-in. */
  readonly registerDays?: number;
  /** Highest stake on online slots from an age, in the profile's currency. */
  readonly slotStakes?: readonly SlotStake[];
}

interface SlotStake {
  readonly fromAge: number;
  readonly most: string;
}

export const MONEY_RULES: Readonly<Record<Profile, MoneyRules>> = {
  none: { isOneCurrency: false, isOwnAccountsOnly: false },
  uk: {
    isOneCurrency: true,
    // Licence condition 17.1.1: name, address and date of birth are verified before gambling; a withdrawal must not ask for what
    // could have been asked earlier.
    // https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition/17-1-1-customer-identity-verification
    identity: 'details',
    // Our own rule (money laundering): the Commission requires controls, the licensee chooses them.
    isOwnAccountsOnly: true,
    // Licence condition 6.1.2: no payment by credit card, directly or through an e-wallet.
    // https://www.gamblingcommission.gov.uk/consultation-response/changes-to-licence-conditions-and-codes-of-practice-on-the-use/annex-new-licence-condition-and-deleted-social-responsibility-code-of
    isDebitOnly: true,
    // RTS 12: a higher limit needs 24 hours and then a positive action of the customer.
    // https://www.gamblingcommission.gov.uk/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical/annex-2-rts-12-wording-in-full-from-30-september-2026
    // The 7 days are ours: a request of three months ago is no decision of today.
    raiseLapsesDays: 7,
    // RTS 12, in force since 31 October 2025: customers set a limit or decline one at registration.
    offersDepositLimit: true,
    // RTS 12, in force since 31 October 2025: at least every six months, without limits every year.
    reviewMonths: { withLimits: 6, without: 12 },
    // Social responsibility code 5.1.12, in force since 1 May 2025: direct marketing only by opt-in, for each product and channel.
    asksMarketing: 'always',
    // RTS 15A: https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards/rts-15-in-play-betting
    tellsDelay: true,
    // Social responsibility code 6.1.1: complaints and disputes.
    complaints: 'disputeBody',
    // RTS 14D and 14G, in force since 17 January 2025: 2.5 seconds for slots, 5 for casino games other than slots and peer-to-peer poker.
    // https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards/rts-14-responsible-product-design
    roundSeconds: { slots: 2.5, others: 5 },
    // Social responsibility code 3.5.5: remote licensees take part in the national scheme, GAMSTOP.
    exclusionRegister: 'gamstop',
    // Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2024:
    // https://egr.global/intel/news/online-slot-stakes-to-be-limited-at-5-for-over-25s-from-september
    slotStakes: [
      { fromAge: 25, most: '5' },
      { fromAge: 18, most: '2' },
    ],
  },
  br: {
    isOneCurrency: true,
    // Ordinances SPA/MF 722/2024 and 1.231/2024: CPF and face are checked before the account is active.
    // https://www.caf.io/pt/post/portaria-spa-mf-no-722-2024
    identity: 'face',
    // Law 14.790/2023 and Ordinance SPA/MF 615/2024: deposits and prizes only by accounts that the player holds.
    isOwnAccountsOnly: true,
    // Our design: an ombudsman beside the support. We did not find the ordinance's full text.
    complaints: 'ombudsman',
    // Ordinance SPA/MF 2.579/2025 with IN 31/2025: asked at registration and at the first sign-in of a day.
    exclusionRegister: 'gov_br',
    // Same source: every account at least every 15 days.
    registerDays: 15,
    // Same source: marketing after an exclusion needs new consent.
    asksMarketing: 'afterBreak',
  },
};
