import { Account } from '../../entities/member.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getAccount = defineRow({
  name: 'getAccount',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/account',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Balance and currency of the wallet; polled every 60 s',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Account,
});
