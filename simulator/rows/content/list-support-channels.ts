import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listSupportChannels: Handler<Rows['listSupportChannels']> = ({ world }) => [
  ...world.content.support_channels,
];
