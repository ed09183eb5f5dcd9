import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Row, type RowName, rows } from '#contract/rows';
import { startSimulator, type Simulator } from '../doors/server/start-simulator.ts';
import { RowClient } from './row-client.ts';
import { HOSTILE, placesIn, replaced, without } from './spoil.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'conformance' });
});
afterAll(() => simulator.close());

let worlds = 0;
const newClient = () => new RowClient(simulator, simulator.world(`row-${++worlds}`)).signIn();
const entries = (client: RowClient) => client.world.db.get('SELECT COUNT(*) AS n FROM entry')?.['n'];
const all = Object.entries(rows) as [RowName, Row][];

describe.each(all)('%s', (name, row) => {
  it('refuses unknown properties in the query and in the body', async () => {
    const client = newClient();
    const sample = await client.sample(name);
    const before = entries(client);
    const query = await client.send(name, { ...sample, query: { ...sample.query, surprise: '1' } });
    expect(query).toMatchObject({ status: 400, json: { code: 1000, data: { field: 'query.surprise' } } });
    // A GET with a body cannot be sent by fetch.
    for (const member of row.method === 'GET' ? [] : ['surprise', '__proto__', 'constructor']) {
      const text = `{"${member}":1,${JSON.stringify(sample.body ?? {}).slice(1)}`.replace(',}', '}');
      const body = await client.send(name, { ...sample, body: text });
      expect(body, member).toMatchObject({ status: 400, json: { code: 1000, data: { reason: 'badRequest' } } });
      expect(body.json.data['field']).toBeTypeOf('string');
    }
    expect(entries(client)).toBe(before);
  });

  it('refuses every property that is missing, wrong or hostile, names it, and moves no money', async () => {
    const client = newClient();
    const sample = await client.sample(name);
    const before = entries(client);
    for (const part of ['body', 'query'] as const) {
      if (sample[part] === undefined) continue;
      for (const path of placesIn(sample[part])) {
        const spoilt = [without(sample[part], path), ...HOSTILE.map((value) => replaced(sample[part], path, value))];
        for (const value of spoilt) {
          const isBody = part === 'body';
          // Too long for a request line: Node itself refuses it.
          if (!isBody && JSON.stringify(value ?? '').length > 8_000) continue;
          if (!isBody && (typeof value !== 'object' || value === null || path.length === 0)) continue;
          const sent = isBody ? value : Object.fromEntries(new URLSearchParams(value as Record<string, string>));
          if (v.is(row[part], sent)) continue;
          const answer = await client.send(name, { ...sample, [part]: isBody ? JSON.stringify(value) : sent });
          const shown = `${part} ${path.join('.')} = ${JSON.stringify(value)?.slice(0, 80)}`;
          expect(answer, shown).toMatchObject({ status: 400, json: { code: 1000, data: { reason: 'badRequest' } } });
          expect(answer.json.data['field'], shown).toBeTypeOf('string');
        }
      }
    }
    expect(entries(client)).toBe(before);
    // The refused calls changed nothing, so the valid one still succeeds.
    expect((await client.send(name, sample)).status).toBe(200);
  });

  it('answers with a refusal when a parameter of the path is hostile', async () => {
    const client = newClient();
    const sample = await client.sample(name);
    for (const param of Object.keys(sample.params)) {
      for (const value of ['__proto__', 'constructor', "' OR 1=1", 'nothing', '\u0000', 'x'.repeat(3_000)]) {
        const { status, json } = await client.send(name, { ...sample, params: { ...sample.params, [param]: value } });
        expect([400, 404, 501], `${param} = ${value.slice(0, 40)}`).toContain(status);
        expect(json.code).toBeGreaterThan(0);
      }
    }
  });
});
