export { envelopeOf, Refusal, RefusalDetail } from '../envelope.ts';
export { HEADERS } from '../headers.ts';
export { PATH_GAMES, type PlainRow, plainRequest } from '../plain-request.ts';
export {
  type Auth,
  type CheckedRequest,
  type Moves,
  type Repeat,
  type Row,
  type RowData,
  rowPath,
  type RowRequest,
} from '../row.ts';
export { SHARED_SECONDS, sharedSeconds } from '../shared-reads.ts';
export { rowFile, type RowName, rows, type Rows } from '../rows.ts';
