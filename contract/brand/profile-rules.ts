import type { Feature, Profile } from './features.ts';
import { FORBIDDEN } from './features.ts';

type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** What a jurisdiction switches on (design: protection, the table). The upstream enforces it, the app tells it before anything is sent. */
export interface ProfileRules {
  /** What registering needs beyond the specification. */
  readonly needs: readonly ('birth_date' | 'cpf' | 'limits')[];
  /** Without a limit of each of these nobody bets or deposits. */
  readonly mandatoryLimits: readonly LimitKind[];
  /** Time, session and net position are in view, reality checks come up, and what limits leave stands beside amounts. */
  readonly isAccompanied: boolean;
  /** Deposits less withdrawals of the whole life of the account, and since when. */
  readonly showsNetDeposits: boolean;
  readonly tellsLastSignIn: boolean;
  /** The warning of dependency and loss, at registration and at each sign-in. */
  readonly isWarned: boolean;
  /** The return to the player of games that state one. */
  readonly statesReturn: boolean;
  /** Where somebody is excluded from all operators at once. */
  readonly centralRegister?: string;
  readonly forbidden: readonly Feature[];
}

export const PROFILE_RULES: Readonly<Record<Profile, ProfileRules>> = {
  none: {
    needs: [],
    mandatoryLimits: [],
    isAccompanied: false,
    showsNetDeposits: false,
    tellsLastSignIn: false,
    isWarned: false,
    statesReturn: false,
    forbidden: FORBIDDEN.none,
  },
  uk: {
    needs: ['birth_date'],
    mandatoryLimits: [],
    isAccompanied: true,
    showsNetDeposits: true,
    tellsLastSignIn: true,
    isWarned: false,
    statesReturn: false,
    forbidden: FORBIDDEN.uk,
  },
  br: {
    needs: ['birth_date', 'cpf', 'limits'],
    mandatoryLimits: ['deposit', 'loss', 'stake', 'session'],
    isAccompanied: true,
    showsNetDeposits: false,
    tellsLastSignIn: true,
    isWarned: true,
    statesReturn: true,
    // As its makers name it: https://www.serpro.gov.br/menu/noticias/noticias-2025/plataforma-centralizada-de-autoexclusao-entra-em-operacao-e-inaugura-nova-era-do-jogo-responsavel-no-brasil
    centralRegister: 'https://www.gov.br/autoexclusaoapostas',
    forbidden: FORBIDDEN.br,
  },
};
