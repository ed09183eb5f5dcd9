import type { Feature, Profile } from './features.ts';
import { FORBIDDEN } from './features.ts';

type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** What a jurisdiction switches on (design: protection, the table). The upstream enforces it; the app checks it before it sends a request. */
export interface ProfileRules {
  /** Default currency of a registration, and of the simulator's demo accounts. */
  readonly currency: string;
  /** Registration data beyond the specification. */
  readonly needs: readonly ('birth_date' | 'cpf' | 'limits')[];
  /** Limits that an account must have before it may bet or deposit. */
  readonly mandatoryLimits: readonly LimitKind[];
  /** Shows time, session, net position, reality checks, and beside amounts what the limits leave. */
  readonly isAccompanied: boolean;
  /** Shows lifetime deposits less withdrawals, with the date of registration. */
  readonly showsNetDeposits: boolean;
  readonly tellsLastSignIn: boolean;
  /** Shows the warning of addiction and loss at registration and at each sign-in. */
  readonly isWarned: boolean;
  /** Shows the return to player of games that state one. */
  readonly statesReturn: boolean;
  /** The national self-exclusion register. */
  readonly centralRegister?: string;
  readonly forbidden: readonly Feature[];
}

export const PROFILE_RULES: Readonly<Record<Profile, ProfileRules>> = {
  none: {
    currency: 'USDT',
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
    currency: 'GBP',
    needs: ['birth_date'],
    mandatoryLimits: [],
    isAccompanied: true,
    showsNetDeposits: true,
    tellsLastSignIn: true,
    isWarned: false,
    // RTS 3C: the return to player, or the house edge, is shown for each game.
    statesReturn: true,
    forbidden: FORBIDDEN.uk,
  },
  br: {
    currency: 'BRL',
    needs: ['birth_date', 'cpf', 'limits'],
    mandatoryLimits: ['deposit', 'loss', 'stake', 'session'],
    isAccompanied: true,
    showsNetDeposits: false,
    tellsLastSignIn: true,
    isWarned: true,
    statesReturn: true,
    // Name and address as published: https://www.serpro.gov.br/menu/noticias/noticias-2025/plataforma-centralizada-de-autoexclusao-entra-em-operacao-e-inaugura-nova-era-do-jogo-responsavel-no-brasil
    centralRegister: 'https://www.gov.br/autoexclusaoapostas',
    forbidden: FORBIDDEN.br,
  },
};
