import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPicks, openBooking, readShortCode, type Booking } from '#engine/booking';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
let guest: RowClient;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'bookings' });
  guest = new RowClient(simulator, simulator.world());
});
afterAll(() => simulator.close());

const booking = (odds: string): Booking => ({
  slips: [
    {
      game: 'soccer',
      passes: ['single'],
      matches: [{ id: 's20260314-07', picks: [{ market: 'wl', outcome: 'w', odds }] }],
    },
  ],
  cricket: [],
});
const save = async (picks: string) =>
  guest.send('saveBooking', { params: {}, query: {}, body: { picks }, headers: {} });
const open = async (code: string) =>
  guest.send('getBooking', { params: { code }, query: {}, body: undefined, headers: {} });

it('a guest stores picks under 8 characters, anyone opens them for 30 days, and the same picks have the same code', async () => {
  const picks = bookPicks(booking('1.85'));
  const { json } = await save(picks);
  const code = String(json.data['code']);
  expect(readShortCode(code)).toBe(code);
  expect((await save(picks)).json.data).toEqual({ code });
  const other = String((await save(bookPicks(booking('1.86')))).json.data['code']);
  expect(other).not.toBe(code);
  const opened = await open(code);
  expect(openBooking(String(opened.json.data['picks']))).toEqual(booking('1.85'));

  simulator.world().clock.advance(31 * 86_400_000);
  expect((await open(code)).status).toBe(404);
  // Stored again, it has the same code again.
  expect((await save(picks)).json.data).toEqual({ code });
  expect((await open(code)).status).toBe(200);
});

it.each(['ZZZZZZZZZZZZ', 'no picks', '<script>', 'Z'.repeat(4_001)])('refuses %.20s', async (picks) => {
  const { status, json } = await save(picks);
  expect({ status, field: json.data['field'] }).toEqual({ status: 400, field: 'picks' });
  expect(json.msg).toMatch(/^picks: ./);
});

it('knows no code that it has not given', async () => {
  expect((await open('0000000A')).status).toBe(404);
  expect((await open('short')).status).toBe(400);
});
