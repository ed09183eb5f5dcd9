import { Account } from '#contract/entities/member.ts';
import { Empty, NoBody } from '#contract/primitives.ts';
import { defineRow } from '#contract/row.ts';

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
