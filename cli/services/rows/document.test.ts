import { describe, expect, it } from 'vitest';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { operationsOf } from './document.ts';

const operation = (operationId: string, row: string, more: object = {}) => ({ operationId, 'x-row': row, ...more });
const shown = (paths: object) =>
  operationsOf({ paths }, 'api.json').map(({ concrete, ...each }) => ({
    ...each,
    concrete: concrete({ params: { game: 'tennis', lottery: 'sgnmarksix', race: 'pk10', id: '7' } }),
  }));

describe('operations of a document', () => {
  it('have the path, the methods and the schemas of the document', () => {
    const parameters = [
      { name: 'start', in: 'query', schema: { minLength: 1 } },
      { name: 'id', in: 'path', schema: { maxLength: 9 } },
      { name: 'platform', in: 'header' },
      { name: 'bare', in: 'query' },
    ];
    const requestBody = { content: { 'application/json': { schema: { properties: { name: { maxLength: 3 } } } } } };
    expect(
      shown({
        '/here': {
          get: operation('getMember', 'getMember', { parameters }),
          put: operation('setNickname', 'setNickname', { requestBody }),
        },
        '/there': { post: operation('signIn', 'signIn', { requestBody: { content: {} } }) },
      }),
    ).toEqual([
      {
        id: 'getMember',
        row: 'getMember',
        path: '/here',
        filled: {},
        isOther: false,
        schemas: { query: { properties: { start: { minLength: 1 }, bare: undefined } }, body: {} },
        methods: ['GET', 'PUT'],
        concrete: '/sports/api/v1/member/info',
      },
      {
        id: 'setNickname',
        row: 'setNickname',
        path: '/here',
        filled: {},
        isOther: false,
        schemas: { query: { properties: {} }, body: { properties: { name: { maxLength: 3 } } } },
        methods: ['GET', 'PUT'],
        concrete: '/sports/api/v1/member/nickname',
      },
      {
        id: 'signIn',
        row: 'signIn',
        path: '/there',
        filled: {},
        isOther: false,
        schemas: { query: { properties: {} }, body: {} },
        methods: ['POST'],
        concrete: '/sports/api/v1/sign_in/',
      },
    ]);
  });

  it('of games are in full for one of each kind', () => {
    const games = {
      '/a': { get: operation('getMyBet_soccer', 'getMyBet') },
      '/b': { get: operation('getMyBet_tennis', 'getMyBet') },
      '/c': { get: operation('getMyLotteryBet_hkmarksix', 'getMyLotteryBet') },
      '/d': { get: operation('getMyLotteryBet_sgnmarksix', 'getMyLotteryBet') },
      '/e': { get: operation('getMyRaceBet_pk10', 'getMyRaceBet') },
      '/f': { get: operation('getMyRaceBet_other', 'getMyRaceBet') },
      '/g': { get: operation('getMyBet', 'getMyBet') },
      '/h': { get: operation('getMember_soccer', 'getMember') },
    };
    expect(shown(games).map(({ id, filled, isOther, concrete }) => ({ id, filled, isOther, concrete }))).toEqual([
      { id: 'getMyBet_soccer', filled: { game: 'soccer' }, isOther: false, concrete: '/sports/api/v1/tennis/mybet/7' },
      { id: 'getMyBet_tennis', filled: { game: 'tennis' }, isOther: true, concrete: '/sports/api/v1/tennis/mybet/7' },
      {
        id: 'getMyLotteryBet_hkmarksix',
        filled: { lottery: 'hkmarksix' },
        isOther: false,
        concrete: '/sports/api/v1/sgnmarksix/mybet/7',
      },
      {
        id: 'getMyLotteryBet_sgnmarksix',
        filled: { lottery: 'sgnmarksix' },
        isOther: true,
        concrete: '/sports/api/v1/sgnmarksix/mybet/7',
      },
      { id: 'getMyRaceBet_pk10', filled: { race: 'pk10' }, isOther: false, concrete: '/sports/api/v1/pk10/mybet/7' },
      { id: 'getMyRaceBet_other', filled: { race: 'other' }, isOther: true, concrete: '/sports/api/v1/pk10/mybet/7' },
      { id: 'getMyBet', filled: {}, isOther: false, concrete: '/sports/api/v1/tennis/mybet/7' },
      { id: 'getMember_soccer', filled: {}, isOther: false, concrete: '/sports/api/v1/member/info' },
    ]);
  });

  it('that take no parameters have a path without', () => {
    const [member] = operationsOf({ paths: { '/a': { get: operation('getMember', 'getMember') } } }, 'api.json');
    expect(member?.concrete({})).toBe('/sports/api/v1/member/info');
  });

  it.each([
    [5, 'api.json: the document: Invalid type: Expected Object but received 5'],
    [{}, 'api.json: paths: Invalid key: Expected "paths" but received undefined'],
    [
      { paths: { '/a': { get: { operationId: 'a' } } } },
      'api.json: paths./a.get.x-row: Invalid key: Expected "x-row" but received undefined',
    ],
    [
      { paths: { '/a': { get: { 'x-row': 'a' } } } },
      'api.json: paths./a.get.operationId: Invalid key: Expected "operationId" but received undefined',
    ],
    [
      { paths: { '/a': { get: operation('a', 'signIn', { parameters: [{ name: 'a' }] }) } } },
      'api.json: paths./a.get.parameters.0.in: Invalid key: Expected "in" but received undefined',
    ],
    [
      { paths: { '/a': { get: operation('a', 'signIn', { parameters: [{ in: 'query' }] }) } } },
      'api.json: paths./a.get.parameters.0.name: Invalid key: Expected "name" but received undefined',
    ],
  ])('are refused of %j', (document, message) => {
    expect(() => operationsOf(document, 'api.json')).toThrow(
      expect.objectContaining({
        message,
        next: ['Use the document of a simulator: curl http://127.0.0.1:8787/__sim/openapi.json'],
        exitCode: EXIT.usage,
      }),
    );
  });

  it.each(['rob', 'toString'])('are refused where the row is %s', (name) => {
    expect(() => operationsOf({ paths: { '/a': { get: operation('a', name) } } }, 'api.json')).toThrow(
      expect.objectContaining({
        message: `api.json: paths./a: x-row ${name} is not a row of the contract`,
        next: ['slipway sim --rows lists them.'],
        exitCode: EXIT.usage,
      }),
    );
  });
});
