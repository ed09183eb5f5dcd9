import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listHelpArticles: Handler<Rows['listHelpArticles']> = ({ world }) => [...world.content.help_articles];
