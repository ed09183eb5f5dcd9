// Parts without a world, for `slipway edge`: the front door, and a store on disk.
export { allowedCallers, type AllowedCallers } from './doors/http/allowed-callers.ts';
export { openFrontDoor } from './doors/http/front-door.ts';
export { parseBody, readBytes } from './doors/http/read-body.ts';
export { checkRequest } from './doors/calls/check-request.ts';
export { requestUrl, type RequestUrl } from './doors/http/request-url.ts';
export { findRow, type FoundRow } from './doors/routing/find-row.ts';
export { bearer } from './doors/http/authorise.ts';
export { type BatchedWork, Batch } from './core/jobs/batch.ts';
export { Refusal } from './core/refusal.ts';
export { lockFolder, UnusableFolder } from './core/store/lock-folder.ts';
export { Sqlite, type SqlRow } from './core/store/sqlite.ts';
