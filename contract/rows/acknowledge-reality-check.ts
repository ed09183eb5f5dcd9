import { Empty, NoBody } from '#contract/primitives.ts';
import { SessionSummary } from '#contract/entities/protection.ts';
import { defineRow } from '#contract/row.ts';

export const acknowledgeRealityCheck = defineRow({
  name: 'acknowledgeRealityCheck',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/protection/reality_check',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'The player has seen the reality check',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: SessionSummary,
});
