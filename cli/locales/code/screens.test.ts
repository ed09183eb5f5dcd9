import { expect, it } from 'vitest';
import { parsedFile } from './find-uses.ts';
import { linksIn } from './links.ts';
import { screensOf } from './screens.ts';

/** The pages that show `src/text.tsx`. */
const screens = (files: Readonly<Record<string, string>>): readonly string[] => {
  const all = { ...files, 'text.tsx': 'export const Text = () => null;' };
  const links = Object.entries(all).map(([name, text]) => {
    const { fragments } = parsedFile({ path: `src/${name}`, text, isTest: false });
    return [`src/${name}`, linksIn(fragments.flatMap(({ nodes }) => nodes))] as const;
  });
  return screensOf(new Map(links))('src/text.tsx');
};

it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['without a table of routes', { 'app.tsx': `import { Text } from './text'; export const app = <Text />;` }, []],
  [
    'of an element that the table names',
    { 'app.tsx': `import { Text } from './text'; export const app = <Route path="/text" element={<Text />} />;` },
    ['/text'],
  ],
  [
    'of a page that is loaded late, at an address of a constant',
    {
      'paths.ts': `export const paths = { text: '/text/:id' } as const;`,
      'app.tsx': `import { paths } from '@/paths';
        const page = lazy(async () => (await import('@/page.tsx')).Page);
        export const app = <Route path={paths.text} element={page} />;`,
      'page.tsx': `import { Text } from '#src/text.tsx'; export const Page = () => <Text />;`,
    },
    ['/text/:id'],
  ],
  [
    'of a row inside another',
    {
      'routes.js': `export default [{ path: '/shop', children: [{ path: 'cart', lazy: () => import('./text') }] }];`,
    },
    ['/shop/cart'],
  ],
  [
    'of a frame around pages',
    {
      'app.tsx': `import { Text } from './text';
        export const app = <Route element={<Text />}><Route path="/a" element={null} /><Route path="/b" element={null} /></Route>;`,
    },
    ['/a', '/b'],
  ],
  [
    'of a frame around all pages',
    {
      'app.tsx': `import { Text } from './text';
        export const app = <Route element={<Text />}><Route path="/a" element={null} /><Route path="*" element={null} /></Route>;`,
    },
    ['every page'],
  ],
  [
    'through a file that passes on, by name',
    {
      'index.ts': `export { Text } from './text.tsx'; export { Other } from './other.tsx';`,
      'other.tsx': `export const Other = () => null;`,
      'app.tsx': `import { Other, Text } from '.';
        export const app = [<Route path="/other" element={<Other />} />, <Route path="/text" element={<Text />} />];`,
    },
    ['/text'],
  ],
  [
    'of two pages, the nearer first, and of a dialog',
    {
      'frame.tsx': `import { Near } from './far'; export const Frame = Near;`,
      'far.tsx': `import { Near } from './near'; export const Far = Near;`,
      'near.tsx': `import { Text } from './text'; export const Near = Text;`,
      'app.tsx': `import { Far } from './far'; import { Near } from './near'; import { Frame } from './frame';
        export const app = <Route element={<Frame />}>
          <Route path="/far" element={<Far />} /><Route path="/near" element={<Near />} /><Route path="*" element={null} />
        </Route>;`,
    },
    ['/near', '/far', 'every page'],
  ],
])('the pages %s', (_, files, wanted) => {
  expect(screens(files)).toEqual(wanted);
});
