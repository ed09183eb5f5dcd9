import { MarketingChoice } from '../../entities/marketing.ts';
import { SessionSummary } from '../../entities/protection.ts';
import { Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const setMarketing = defineRow({
  name: 'setMarketing',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/marketing',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Choose what may be advertised, by product and by channel; two empty lists: nothing',
  params: Empty,
  query: Empty,
  body: MarketingChoice,
  data: SessionSummary,
});
