import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listSupportContacts: Handler<Rows['listSupportContacts']> = ({ world }) => [
  ...world.content.support_contacts,
];
