import { Session } from '../../entities/member.ts';
import { HEADERS } from '../../headers.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const refreshSession = defineRow({
  name: 'refreshSession',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/refresh',
  auth: 'refresh',
  repeat: 'once',
  origin: 'path assumed',
  what: `Trade the refresh token (header ${HEADERS.refreshToken}) for a new pair; each is valid once, and once more within a minute while the new pair is unused, in case the response was lost`,
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Session,
});
