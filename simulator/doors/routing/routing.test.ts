import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { Looks } from '../../conformance/answers/looks.ts';
import { unknownRequest } from '../calls/unknown-request.ts';
import { requestUrl } from '../http/request-url.ts';
import { findRow, ROW_ROUTES } from './find-row.ts';
import { nearestRows } from './nearest-rows.ts';
import { PathRouter, segmentsOf } from './path-router.ts';
import { ROUTING } from './routing.facts.ts';

const CALLS = [
  ['GET', '/sports/api/v1/soccer'],
  ['GET', '/sports/api/v1/hkmarksix'],
  ['GET', '/sports/api/v1/nothing'],
  ['GET', '//sports/api//v1/vip/'],
  ['POST', '/sports/api/v1/vip'],
  ['GET', '/sports/api/v1/soccer/mybet/bet-1'],
  ['GET', '/sports/api/v1/soccer/mybet/a%2Fb'],
  ['GET', '/sports/api/v1/soccer/mybet/%zz'],
  ['GET', '/sports/api/v1/member'],
  ['GET', '/'],
  ['DELETE', '/sports/api/v1/member/infos'],
  ['GET', '/sports/api/v1/soccer/mybet/bet-1/too/many'],
  ['GET', `/${'x'.repeat(300)}`],
  ['PUT', '/sport/api/v1/sign_in/'],
] as const;

/** Rows by method, path and parameters; the nearest rows of a path that none has. */
it('each path finds its row, or the nearest ones, as the file says', async () => {
  const all = new Looks();
  all.look('routes', () => ROW_ROUTES.map(({ name, segments }) => `${name} ${segments.join('/')}`).join('\n'));
  for (const [method, path] of CALLS) {
    const found = findRow(method, path);
    all.look(`${method} ${path}`, () =>
      'nearly' in found ? found.nearly.map(({ name, params }) => [name, params]) : [found.name, found.params],
    );
    all.look('  nearest', () => nearestRows(method, path));
    if ('nearly' in found)
      all.look('  refused', () => {
        throw unknownRequest(method, requestUrl(path), found.nearly);
      });
  }
  const router = new PathRouter<string>();
  for (const [method, path] of [
    ['GET', 'a/{b}'],
    ['GET', 'a/c'],
    ['POST', 'a/{b}'],
    ['GET', '{x}/{y}'],
    ['GET', ''],
    ['GET', 'a/c'],
  ] as const)
    router.add(method, path, `${method} ${path}`);
  for (const path of ['/a/c', 'a/d', '/x/y', '/', '/a', '/a/%41', '/a/%'])
    all.look(`router ${path}`, () => [router.find('GET', path), router.methodsOf(path), segmentsOf(path)]);
  expect(missingFacts(`looks\n${all.text}`, ROUTING)).toEqual([]);
});
