import { Empty, NoBody } from '../../primitives.ts';
import { SessionSummary } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const acknowledgeRealityCheck = defineRow({
  name: 'acknowledgeRealityCheck',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/protection/reality_check',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Acknowledge the reality check',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: SessionSummary,
});
