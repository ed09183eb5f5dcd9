import { readdir, readFile } from 'node:fs/promises';
import { type Profile, PROFILES } from '#contract/brand';

export interface ProtectionTest {
  readonly row: string;
  readonly name: string;
  readonly profiles: readonly Profile[];
  readonly file: string;
}

const DESCRIBE = /^describe(?:\.each\([^]*?\))?\(\s*(['"])protection: (.*?)\1/gm;
const TEST = /\bit(?:\.each\(([^]*?)\))?\(\s*(['"])((?:(?!\2)[^\\]|\\.)*)\2/g;

/** Tests that name a row, with the profiles at the beginning of their names. */
export function testsIn(source: string, file: string): readonly ProtectionTest[] {
  const blocks = [...source.matchAll(DESCRIBE)];
  return blocks.flatMap((block) => {
    const rest = source.slice(block.index + block[0].length);
    // A block ends at the next one without indentation.
    const end = rest.search(/^(?:describe|it)\b/m);
    const body = end === -1 ? rest : rest.slice(0, end);
    return [...body.matchAll(TEST)].map(([, each = '', , name = '']) => ({
      row: block[2] ?? '',
      name,
      profiles: profilesOf(name, each),
      file,
    }));
  });
}

/** `uk, br: what` names profiles; `%s: what` takes them from the test's table. */
function profilesOf(name: string, each: string): readonly Profile[] {
  const [head = ''] = name.split(':');
  return PROFILES.filter((profile) =>
    head === '%s' ? each.includes(`'${profile}'`) : head.split(', ').includes(profile),
  );
}

export async function findProtectionTests(root: string): Promise<readonly ProtectionTest[]> {
  const found: ProtectionTest[] = [];
  const names = (await readdir(`${root}/app`, { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name));
  for (const name of names.toSorted()) {
    const file = `app/${name}`;
    found.push(...testsIn(await readFile(`${root}/${file}`, 'utf8'), file));
  }
  return found;
}
