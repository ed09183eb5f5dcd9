import * as v from 'valibot';

/** In default order. */
export const HOME_BLOCKS = [
  'banners',
  'sports',
  'cricket',
  'notices',
  'promotions',
  'download',
  'lotteries',
  'games',
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

const choice = <const T extends readonly [string, ...string[]]>(options: T, description: string) =>
  v.optional(v.pipe(v.picklist(options), v.description(description)));

/** The layout's look, apart from colours. The first value of an optional setting is its default. */
export const Layout = v.strictObject({
  corners: v.pipe(v.picklist(['square', 'soft', 'round']), v.description('corners of buttons, cards and fields')),
  density: v.pipe(v.picklist(['comfortable', 'compact']), v.description('space around rows and panels')),
  banner: v.pipe(v.picklist(['art', 'plain']), v.description("art shows the brand's banner.svg behind the home title")),
  elevation: v.pipe(v.picklist(['flat', 'lifted']), v.description('whether panels cast a shadow')),
  home: v.optional(
    v.pipe(
      v.array(v.picklist(HOME_BLOCKS)),
      v.minLength(1),
      v.maxLength(HOME_BLOCKS.length),
      v.description('blocks of the home page, in their order; a block that is not listed is not shown'),
    ),
  ),
  navigation: choice(
    ['side', 'top', 'bottom'],
    'a column beside the page and a bar at the foot of phones; a row below the header; a dock at the lower edge',
  ),
  slip: choice(['column', 'drawer'], 'on wide screens: a column beside the page, or a bar that opens a drawer'),
  row: choice(
    ['line', 'stacked', 'board', 'table', 'raised'],
    'a match in lists: time, teams and prices in a line; the time above the teams; the score at the left; prices as a table; prices as raised buttons',
  ),
  cards: choice(
    ['panel', 'outline', 'lines', 'ticket', 'block'],
    'lists and cards: filled panels; frames; ruled lines as in a newspaper; one ticket per match; hard edges with a solid shadow',
  ),
  hero: choice(
    ['side', 'poster', 'strip'],
    'the first words of the home page: beside the art; centred below it; one low strip',
  ),
  header: choice(['normal', 'low', 'high'], 'height of the header'),
  logo: choice(['normal', 'small', 'large'], 'size of the logo in the header'),
  iconSet: choice(
    ['outline', 'solid', 'pixel'],
    'drawings of the icons of navigation and lists: lines; filled shapes; squares of a grid',
  ),
  icons: choice(['line', 'fine', 'bold', 'duotone', 'badge'], 'how icons are drawn'),
});
export type Layout = v.InferOutput<typeof Layout>;
