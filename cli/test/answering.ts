import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

export const ENTER = '\r';

/** Keys by beginning of the question, one entry each time it is asked; Enter accepts the default. */
type Script = Readonly<Record<string, readonly string[]>>;

/** A terminal at which a script answers. */
export function answering(script: Script) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 60 });
  const left = new Map(Object.entries(script).map(([start, keys]) => [start, [...keys]]));
  const asked: string[] = [];
  let shown = '';
  let open = '';
  output.on('data', (chunk: Buffer) => {
    const text = stripVTControlCharacters(chunk.toString());
    shown += text;
    // A waiting question has a filled diamond, a refused answer a triangle.
    for (const [, mark = '', message = ''] of text.matchAll(/([◆▲])\s+(\S[^\n]*)/gu)) {
      const isAgain = mark === '▲';
      if (message === open && !isAgain) continue;
      open = message;
      asked.push(message);
      const start = [...left.keys()].find((each) => message.startsWith(each));
      const keys = (start === undefined ? undefined : left.get(start)?.shift()) ?? ENTER;
      // Once the prompt listens, key by key.
      setImmediate(() => {
        for (const key of keys.split(/(?<=[\s\S])/u)) input.write(key);
      });
    }
  });
  return { terminal: { input, output }, asked, shown: () => shown };
}
