import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listSupportChannels: Handler<Rows['listSupportChannels']> = ({ world }) => [
  ...world.content.support_channels,
];
