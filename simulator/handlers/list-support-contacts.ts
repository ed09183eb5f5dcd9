import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listSupportContacts: Handler<Rows['listSupportContacts']> = ({ world }) => [
  ...world.content.support_contacts,
];
