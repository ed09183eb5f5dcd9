import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import type { Content } from '#fixtures/world';
import { openBrandSource, placed } from '#cli/build/brand/brand-source.ts';
import { markOf } from '#cli/brands/build/mark.ts';
import { CONTENT, OWN_PICTURES, ownContent } from '#cli/brands/content/content-files.ts';
import { PICTURES, readPicture } from '#cli/brands/content/content-pictures.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/**
 * Shows the banners and promotions of `brands/<id>/content/` in a preview instead of the simulator's.
 *
 * @param world the simulator's content; lists without a file keep what they had
 */
export function previewContent(root: string, id: string, world: () => Content) {
  const source = openBrandSource(root, id);
  const { banners, promotions } = world();
  let before: string | undefined;
  return {
    /** Reads the files again. @returns whether anything changed, and the problems with file and line */
    apply(brand: Brand): { readonly isNew: boolean; readonly problems: readonly string[] } {
      const { lists, problems } = ownContent(brand, source.folder);
      const now = markOf(source.folder, [CONTENT]);
      const isNew = before !== undefined && now !== before;
      before = now;
      // Without the upstream's footer the page says the brand's.
      Object.assign(world(), { banners, promotions, footer: [] }, lists);
      return {
        isNew,
        problems: problems.map((problem) => {
          const { file, line, column, message, advice } = placed(source, problem);
          return `${file}:${line}:${column}: ${message} ${advice}`;
        }),
      };
    },
    /** Answers requests for the folder's pictures. @returns false for other addresses */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const [address = ''] = (request.url ?? '').split('?');
      if (!address.startsWith(OWN_PICTURES) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const name = address.slice(OWN_PICTURES.length);
      const bytes = PICTURES.test(name) ? readPicture(path.join(source.folder, CONTENT), name) : '';
      if (typeof bytes === 'string') {
        response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-cache' }).end('Not found\n');
        return true;
      }
      response.writeHead(200, {
        'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return true;
    },
  };
}
