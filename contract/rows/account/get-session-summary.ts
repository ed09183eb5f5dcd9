import { Empty, NoBody } from '../../primitives.ts';
import { SessionSummary } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

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
