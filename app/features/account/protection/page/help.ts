import type { Profile } from '#contract/brand';

export interface Help {
  /** By its own name, which no language translates. */
  readonly name: string;
  readonly url: string;
  readonly phone?: string;
  readonly what: 'help' | 'block' | 'dispute';
}

/** Who helps, blocks and decides disputes, by jurisdiction; addresses as published by them (read in November 2026). */
export const HELP: Readonly<Record<Profile, readonly Help[]>> = {
  none: [],
  uk: [
    // Social responsibility codes 3.3.1 (help) and 3.5.5 (GAMSTOP); the dispute body (6.1.1) is a setting of the brand.
    {
      name: 'GamCare, National Gambling Helpline',
      url: 'https://www.gamcare.org.uk/',
      phone: '0808 8020 133',
      what: 'help',
    },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/', what: 'block' },
  ],
  br: [
    { name: 'CVV', url: 'https://www.cvv.org.br/', phone: '188', what: 'help' },
    { name: 'consumidor.gov.br', url: 'https://www.consumidor.gov.br/', what: 'dispute' },
  ],
};
