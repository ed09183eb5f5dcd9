/** The national registers of self-exclusion, as their makers call them. */
export const REGISTER_NAMES = { gamstop: 'GAMSTOP', gov_br: 'gov.br/autoexclusaoapostas' } as const;
