import type { Profile } from '#contract/brand';

export interface ProtectionRow {
  /** As in `describe('protection: <name>')`. */
  readonly name: string;
  readonly rule: string;
  readonly profiles: readonly Exclude<Profile, 'none'>[];
  /** In docs/pictures/protection. */
  readonly picture?: string;
}

/** A row per rule of player protection, with its jurisdictions. */
export const PROTECTION_ROWS: readonly ProtectionRow[] = [
  {
    name: 'balance in view',
    rule: 'Every page that places bets or moves money shows the balance in the currency of the account',
    profiles: ['uk', 'br'],
    picture: 'in-play-uk-mobile.png',
  },
  {
    name: 'history',
    rule: 'The app shows the history of 3 months, and of 12 on request. It begins with the win or loss of the period',
    profiles: ['uk', 'br'],
    picture: 'history-uk-mobile.png',
  },
  {
    name: 'net deposits',
    rule: 'The app shows lifetime net deposits with their start date',
    profiles: ['uk'],
    picture: 'net-deposits-uk-mobile.png',
  },
  {
    name: 'odds changes',
    rule: 'The player chooses which changes of odds are accepted. By default, none are',
    profiles: ['uk', 'br'],
    picture: 'odds-changes-uk-mobile.png',
  },
  {
    name: 'time, session, net position, reality check',
    rule: 'The app shows local time, session time and net position on every page and in games. The player must answer a reality check',
    profiles: ['uk', 'br'],
    picture: 'reality-check-en-mobile.png',
  },
  {
    name: 'limits',
    rule: 'The player sets limits on deposits, losses, stakes and time, for 24 hours, 7 days or a month. A lower limit applies at once, a higher one after 24 hours. A refusal names the number. br: registration asks for limits, and they are mandatory',
    profiles: ['uk', 'br'],
    picture: 'limits-en-mobile.png',
  },
  {
    name: 'time-out and self-exclusion',
    rule: 'Both begin at once and cannot be undone. Bets and deposits are refused; withdrawals work. br: the page links to the central register',
    profiles: ['uk', 'br'],
    picture: 'exclusion-en-mobile.png',
  },
  {
    name: 'no cancelling of a withdrawal',
    rule: 'A player cannot cancel a withdrawal after asking for it',
    profiles: ['uk'],
  },
  {
    name: 'no celebration of a return not above the stake',
    rule: 'The app never celebrates a return that is not above the stake',
    profiles: ['uk'],
  },
  {
    name: 'age',
    rule: 'A player must be 18 or over. The date of birth is checked; a tick is not enough. br: the CPF is checked too',
    profiles: ['uk', 'br'],
    picture: 'registration-en-mobile.png',
  },
  {
    name: 'warning of dependency and loss',
    rule: 'The app shows the warning at registration and at each sign-in',
    profiles: ['br'],
    picture: 'registration-pt-mobile.png',
  },
  {
    name: 'no bonus, check-in, crypto, transfer',
    rule: 'The app offers no sign-up bonus, no check-in reward, no crypto and no transfer between players. br: it also offers no card',
    profiles: ['uk', 'br'],
    picture: 'methods-br-mobile.png',
  },
  {
    name: 'debit cards only',
    rule: 'Debit cards are the only cards accepted. A credit card is refused before anything is paid (licence condition 6.1.2)',
    profiles: ['uk'],
    picture: 'deposit-uk-mobile.png',
  },
  {
    name: 'return to player',
    rule: 'The app shows it for each game that states one',
    profiles: ['uk', 'br'],
    picture: 'return-to-player-uk-mobile.png',
  },
  {
    name: 'last sign-in',
    rule: 'The app shows it at sign-in',
    profiles: ['uk', 'br'],
    picture: 'sign-in-en-mobile.png',
  },
  {
    name: 'a deposit limit is offered',
    rule: 'Registration wants one or an active no. The deposit form offers one to a player who has none (RTS 12)',
    profiles: ['uk'],
    picture: 'deposit-uk-mobile.png',
  },
  {
    name: 'limits are looked at',
    rule: 'Every six months, or as often as chosen, the player is asked whether they still fit; every year without limits. They are one press away (RTS 12)',
    profiles: ['uk'],
    picture: 'limits-review-uk-mobile.png',
  },
  {
    name: 'marketing by choice',
    rule: 'Only by a choice of product and channel, which a break ends (SR code 5.1.12)',
    profiles: ['uk'],
    picture: 'marketing-uk-mobile.png',
  },
  {
    name: 'national register',
    rule: 'Asked at registration, sign-in and once the name is known; it alone ends its exclusion',
    profiles: ['uk', 'br'],
    picture: 'register-br-mobile.png',
  },
  {
    name: 'nothing urges during a break',
    rule: 'No levels, rewards, promotions, invitations, popular picks, repeated bets or deposits',
    profiles: ['uk', 'br'],
    picture: 'break-uk-mobile.png',
  },
  {
    name: 'delay of matches in play',
    rule: 'Pages of matches in play say that pictures and scores are late (RTS 15A)',
    profiles: ['uk'],
    picture: 'in-play-uk-mobile.png',
  },
  {
    name: 'help, block lists, complaints',
    rule: 'The app names helplines, block lists and who answers complaints: the dispute body (uk) or ombudsman (br) of the brand',
    profiles: ['uk', 'br'],
    picture: 'help-uk-mobile.png',
  },
  {
    name: 'tax on prizes',
    rule: 'The app explains what the tax is, and that the player pays it once a year (Law 14.790/2023, article 31; RFB Instruction 2.299/2025)',
    profiles: ['br'],
    picture: 'tax-br-mobile.png',
  },
];
