export { createApp } from './doors/server/create-app.ts';
export { Sockets } from './doors/push/sockets.ts';
export { runDue } from './doors/world/run-due.ts';
export type { SeedFact } from './doors/world/seed-record.ts';
export { World } from './doors/world/world.ts';
export { Worlds } from './doors/world/worlds.ts';

export { RowClient } from './conformance/row-client.ts';
export type { Sample } from './conformance/sample.ts';
export { SAMPLES } from './conformance/samples.ts';

export { type EntryKind, memberAccount } from './core/ledger/ledger.ts';
export { drawOf, type Stream, streamOf } from './core/random/stream.ts';
export { checkIns, claimDay } from './domain/activities/check-ins.ts';
export type { BetDoc, BetRecord } from './domain/bets/bet-record.ts';
export type { MemberRecord } from './domain/members/member-record.ts';
export type { OrderDoc } from './domain/payments/order.ts';
export { playerLimits, setLimit } from './domain/protection/player-limits.ts';
export { overrideMatch } from './domain/sports/override-match.ts';
