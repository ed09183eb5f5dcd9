import { Empty, NoBody } from '#contract/primitives.ts';
import { SessionSummary } from '#contract/entities/protection.ts';
import { defineRow } from '#contract/row.ts';

export const getSessionSummary = defineRow({
  name: 'getSessionSummary',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/protection/session',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'Session time, net position, lifetime deposits, reality check',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: SessionSummary,
});
