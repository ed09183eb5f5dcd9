// 500 players who bet at once while answers are lost, late, cut off, turned away and doubled, each with a key and the repeats
// of the app; then the books are held against what each was told: `npm run load:simulator [-- PLAYERS BETS SEED]`.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS } from '#contract/headers.ts';
import { rows } from '#contract/rows.ts';
import { rowPath, type Row } from '#contract/row.ts';
import { isOutcomeUnknown } from '#app/api/api-error.ts';
import { attempt } from '#app/api/attempt.ts';
import type { Outcome } from '#app/api/read-answer.ts';
import { repeating } from '#app/api/repeat-policy.ts';
import { createServerClock } from '#app/api/server-clock.ts';
import type { Transport } from '#app/api/transport.ts';
import { RowClient } from '#simulator/conformance/row-client.ts';
import type { FaultRule } from '#simulator/faults/fault-rule.ts';
import { startSimulator } from '#simulator/start-simulator.ts';
import { World } from '#simulator/world/world.ts';
import { quantile } from './load.ts';
import { bundleServer, spawnServer } from './spawn-server.ts';

const [PLAYERS = 500, BETS = 4, SEED = 1] = process.argv.slice(2).map(Number);
const STAKE = '1';
const BALANCE = '1000';
/** As in app/api/money/run-money.ts. */
const WITHIN_MS = 30_000;
const ASK_STEP_MS = 1_000;
const ASK_MOST_MS = 5_000;
/** How often a request is doubled on its way, as a proxy that repeats by itself would. */
const DOUBLED = 0.1;
