import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { HelpArticle } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const listHelpArticles = defineRow({
  name: 'listHelpArticles',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/help',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: "Help articles, shown below the brand's own questions and answers",
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(HelpArticle),
});
