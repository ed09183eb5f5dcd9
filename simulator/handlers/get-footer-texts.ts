import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const getFooterTexts: Handler<Rows['getFooterTexts']> = ({ world }) =>
  Object.fromEntries(world.content.footer.map(({ language, text }) => [language, text]));
