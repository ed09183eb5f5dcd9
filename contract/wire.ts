// What all calls share: headers, addresses, envelopes. `#contract/rows` adds the 110 rows.
export { envelopeOf, Refusal, RefusalDetail } from './envelope.ts';
export { HEADERS } from './headers.ts';
export { readValue, type ReadValue } from './read-value.ts';
export {
  type Auth,
  type CheckedRequest,
  type Moves,
  type Repeat,
  type Row,
  type RowData,
  rowPath,
  type RowRequest,
} from './row.ts';
