import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importDirectly, readFace, readFaces } from './direct-imports.ts';

const ICONS = readFace(
  "export { default as Lock, default as LockIcon } from './icons/lock.mjs';\nexport { default as ArrowLeft } from './icons/arrow-left.mjs';",
  (relative) => relative.replace('./icons/', 'lucide-react/icons/').replace('.mjs', ''),
);
const MONEY = readFace("export { addAmounts, type Amount } from './amount.ts';", (relative) =>
  relative.replace('./', '/engine/money/'),
);
const FACES = new Map([
  ['lucide-react', ICONS],
  ['#engine/money', MONEY],
]);

describe('direct imports', () => {
  it('imports each icon from its own file, under its local name', () => {
    expect(importDirectly("import { LockIcon, ArrowLeft as Back } from 'lucide-react';", FACES)).toBe(
      "import { default as LockIcon } from 'lucide-react/icons/lock'; import { default as Back } from 'lucide-react/icons/arrow-left';",
    );
  });

  it('imports values of a face from the module that defines them, and types from the face', () => {
    expect(importDirectly("import { addAmounts, type Amount } from '#engine/money';", FACES)).toBe(
      "import { addAmounts as addAmounts } from '/engine/money/amount.ts'; import type { Amount } from '#engine/money';",
    );
  });

  it('leaves other imports, type imports and unknown names alone', () => {
    const text =
      "import { a } from 'b';\nimport type { Amount } from '#engine/money';\nimport { none } from '#engine/money';";
    expect(importDirectly(text, FACES)).toBe(text);
  });

  it('keeps the lines', () => {
    const text = "import {\n  Lock,\n  type LucideProps,\n} from 'lucide-react';\nconst x = Lock;";
    const direct = importDirectly(text, FACES);
    expect(direct).toContain("import type { LucideProps } from 'lucide-react';");
    expect(direct.split('\n').indexOf('const x = Lock;')).toBe(text.split('\n').indexOf('const x = Lock;'));
  });

  it('reads every face of package.json, the index.ts of every feature, and the icons', () => {
    const faces = readFaces(process.cwd());
    expect(faces.get('#engine/money')?.get('addAmounts')?.from ?? '').toBe(path.resolve('engine/money/amount.ts'));
    expect(faces.get('#contract/entities')?.size).toBeGreaterThan(50);
    expect(faces.get('#app/features/betting/slip/index.ts')?.get('pickOf')).toEqual({
      from: path.resolve('app/features/betting/slip/model/pick-of.ts'),
      name: 'pickOf',
    });
    expect(faces.get('lucide-react')?.get('Lock')).toEqual({ from: 'lucide-react/icons/lock', name: 'default' });
  });
});
