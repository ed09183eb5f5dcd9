import { Session } from '#contract/entities/member.ts';
import { HEADERS } from '#contract/headers.ts';
import { Empty, NoBody } from '#contract/primitives.ts';
import { defineRow } from '#contract/row.ts';

export const refreshSession = defineRow({
  name: 'refreshSession',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/refresh',
  auth: 'refresh',
  repeat: 'once',
  origin: 'path assumed',
  what: `Trade the refresh token (header ${HEADERS.refreshToken}) for a new pair; each refresh token serves once`,
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Session,
});
