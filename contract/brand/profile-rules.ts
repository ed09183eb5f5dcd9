import type { Feature, Profile } from './features.ts';
import { FORBIDDEN } from './features.ts';

type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** What a jurisdiction switches on (design: protection, the table). The upstream enforces it; the app checks it before sending. */
export interface ProfileRules {
  /** Default for registrations and the simulator's demo accounts. */
  readonly currency: string;
  /** Beyond the specification. */
  readonly needs: readonly ('birth_date' | 'cpf' | 'limits')[];
  /** Required before betting or depositing. */
  readonly mandatoryLimits: readonly LimitKind[];
  /** Shows time, session, net position, reality checks, and the rest of limits beside amounts. */
  readonly isAccompanied: boolean;
  /** Shows deposits minus withdrawals since registration, with its date. */
  readonly showsNetDeposits: boolean;
  readonly tellsLastSignIn: boolean;
  /** Warns of addiction and loss at registration and each sign-in. */
  readonly isWarned: boolean;
  /** Shows the return to player where a game states one. */
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
    // RTS 3C: return to player or house edge is shown for each game.
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
