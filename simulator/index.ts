export type { Upstream } from './core/context/core-context.ts';
export { AnswerRule } from './core/answers/answer-rule.ts';
export { FaultRule } from './core/faults/fault-rule.ts';
export { DamagedStore } from './core/store/damaged-store.ts';
export { UnusableFolder } from './core/store/lock-folder.ts';
export { Refusal } from './core/refusal.ts';
export { recordedWorld } from './doors/proxy/recorded-world.ts';
export { Recording } from './doors/proxy/recording.ts';
export { readOptions } from './doors/server/read-options.ts';
export { type Simulator, type SimulatorOptions, startSimulator } from './doors/server/start-simulator.ts';
export { seedRecord } from './doors/world/seed-record.ts';
export { WorldFile } from './doors/world/world-file.ts';
export type { World } from './doors/world/world.ts';

// The CLI's servers use the same entrance.
export { allowedCallers } from './doors/http/allowed-callers.ts';
export { type Bounds, type FrontDoor, openFrontDoor } from './doors/http/front-door.ts';
export { refuseUpgrade } from './doors/http/guarded.ts';
export { logLine } from './doors/http/log.ts';
export { requestUrl } from './doors/http/request-url.ts';
