import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const refusal = (code: number) => JSON.stringify({ code, msg: 'no', data: null });

it.each([
  [200, '{"code":0,"msg":"ok","data":{"balance":"1"}}', 'accepted'],
  [200, '{"code":0,"msg":"ok","data":{"bala', 'unclear'],
  [200, '', 'unclear'],
  [204, '', 'unclear'],
  [200, '<html>Sign in to this Wi-Fi</html>', 'unclear'],
  [200, refusal(3001), 'refused'],
  [302, '', 'unclear'],
  [400, refusal(2010), 'refused'],
  [403, refusal(2011), 'refused'],
  [403, '<html>Forbidden</html>', 'unclear'],
  [401, '<html>Unauthorized</html>', 'unclear'],
  [401, refusal(1001), 'unclear'],
  [429, refusal(1029), 'unclear'],
  [400, refusal(4000), 'unclear'],
  [408, '', 'unclear'],
  [409, refusal(4002), 'unclear'],
  [500, refusal(2010), 'unclear'],
  [501, refusal(1501), 'unclear'],
  [502, '<html>Bad gateway</html>', 'unclear'],
  [503, '', 'unclear'],
])('%d %s is %s', (status, body, verdict) => expect(verdictOf(status, body)).toBe(verdict));
