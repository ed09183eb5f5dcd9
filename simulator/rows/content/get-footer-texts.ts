import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const getFooterTexts: Handler<Rows['getFooterTexts']> = ({ world }) =>
  Object.fromEntries(world.content.footer.map(({ language, text }) => [language, text]));
