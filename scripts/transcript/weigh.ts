import { get } from 'node:http';

/** What a server sends for the first view of a site, to a browser that reads these encodings. */
export interface Weight {
  readonly host: string;
  readonly accepted: string;
  /** Bytes of the bodies as they are sent: the main script, and all that the first view loads from the site. */
  readonly script: number;
  readonly all: number;
}

/** Each encoding that a browser says it reads: the first by https, the second by http. */
export const ACCEPTED = ['gzip, deflate, br', 'gzip, deflate'] as const;

/** Asks for the page and what it names: the scripts of the first load, stylesheets, and the texts of its language. */
export async function weigh(host: string, port: number, name: string, accepted: string): Promise<Weight> {
  const sizes = new Map<string, number>();
  const load = async (address: string) => {
    const body = await bodyOf(port, address, { host: name, 'accept-encoding': accepted });
    sizes.set(address, body.length);
  };
  const page = (await bodyOf(port, '/', { host: name })).toString();
  await load('/');
  const named = [...page.matchAll(/(?:src|href|content)="(\/(?:assets\/|theme-|frame-)[^"]+\.(?:js|css))"/g)];
  const language = /<html lang="(\w+)"/.exec(page)?.[1] ?? '';
  const texts = /"locales":"(\/locales\/\w+)"/.exec(page)?.[1] ?? '';
  for (const address of new Set([...named.map(([, address = '']) => address), `${texts}/${language}/first.json`]))
    await load(address);
  return {
    host,
    accepted,
    script: Math.max(...[...sizes].flatMap(([address, size]) => (address.endsWith('.js') ? [size] : []))),
    all: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
}

/** The body as it is sent: `fetch` would unpack it. */
function bodyOf(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} was answered with ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
