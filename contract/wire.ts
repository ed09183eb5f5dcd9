// What all calls share: headers, addresses and envelopes. `#contract/rows` adds the rows themselves, 110 modules.
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
