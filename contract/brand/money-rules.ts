import type { Profile } from './features.ts';

/**
 * What a jurisdiction asks of money and of the person behind it, each rule with its source (read in November 2026). The upstream
 * enforces it. Apart from `PROFILE_RULES`, because the page's first script has no use for it.
 */
export interface MoneyRules {
  /** All accounts are in the profile's `currency`, and stay in it. A rule of ours: a limit typed in one currency never counts in another. */
  readonly isOneCurrency: boolean;
  /** What a player proves before money may enter: name, address and date of birth; or CPF and face. */
  readonly identity?: 'details' | 'face';
  /** Money comes from and goes to accounts of the player only. */
  readonly isOwnAccountsOnly: boolean;
  /** Only debit cards, no credit cards: no play with borrowed money. */
  readonly isDebitOnly?: true;
  /** A raised limit that is due applies only after the player has confirmed it once more, within this many days of the request. */
  readonly raiseLapsesDays?: number;
  /** Registration, or else the first deposit, asks for a deposit limit, or for the player's word that there is to be none. */
  readonly offersDepositLimit?: true;
  /** Months after which a player is asked whether the limits still fit; one without limits, whether there should be one. */
  readonly reviewMonths?: { readonly withLimits: number; readonly without: number };
  /** From registration on, or from their first break on, players are advertised only what they chose, by product and by channel. */
  readonly asksMarketing?: 'always' | 'afterBreak';
  /** Pages with matches in play say that pictures and scores are late. */
  readonly tellsDelay?: true;
  /** Who answers complaints, a setting of the brand: a body outside of the operator, or its ombudsman. */
  readonly complaints?: 'disputeBody' | 'ombudsman';
  /** Casino games: seconds that a round takes at least. No game of the contract is peer-to-peer poker, which has no such time. */
  readonly roundSeconds?: { readonly slots: number; readonly others: number };
  /** The national register that the upstream asks at registration, at each sign-in and when the identity is known. */
  readonly exclusionRegister?: 'gamstop' | 'gov_br';
  /** It is asked about every account at least as often, however long ago the last sign-in was. */
  readonly registerDays?: number;
  /** Online slots: the highest stake from an age on, in the profile's currency. */
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
    // Licence condition 17.1.1: name, address and date of birth are verified before a customer may gamble; a withdrawal must not ask for
    // what could have been asked earlier. https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition/17-1-1-customer-identity-verification
    identity: 'details',
    // A rule of ours (money laundering): the Commission asks for controls and leaves their kind to the licensee.
    isOwnAccountsOnly: true,
    // Licence condition 6.1.2: no payment by credit card, directly or through an e-wallet.
    // https://www.gamblingcommission.gov.uk/consultation-response/changes-to-licence-conditions-and-codes-of-practice-on-the-use/annex-new-licence-condition-and-deleted-social-responsibility-code-of
    isDebitOnly: true,
    // RTS 12: a higher limit needs 24 hours and a positive action of the customer after them.
    // https://www.gamblingcommission.gov.uk/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical/annex-2-rts-12-wording-in-full-from-30-september-2026
    // The 7 days are ours: a request of three months ago is no decision of today.
    raiseLapsesDays: 7,
    // RTS 12, in force since 31 October 2025: customers set a limit when they register, or say no.
    offersDepositLimit: true,
    // RTS 12, in force since 31 October 2025: at least every six months, and every year for those who have no limit.
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
    // By our own design: an ombudsman beside the support. We did not find the full text of the ordinance.
    complaints: 'ombudsman',
    // Ordinance SPA/MF 2.579/2025 with IN 31/2025: the central register is asked at registration and at the first sign-in of a day.
    exclusionRegister: 'gov_br',
    // The same: every account at least every 15 days.
    registerDays: 15,
    // The same: marketing after an exclusion needs new consent.
    asksMarketing: 'afterBreak',
  },
};
