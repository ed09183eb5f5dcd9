import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CheckIn } from '../../entities/activity.ts';
import { defineRow } from '../../row.ts';

export const listCheckIns = defineRow({
  name: 'listCheckIns',
  service: 'activities',
  method: 'GET',
  path: 'api/v1/benefit/check_in',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Check-in rewards of the week',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(CheckIn),
});
