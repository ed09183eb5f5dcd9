import { describe, expect, it } from 'vitest';
import { importSingly } from './single-icons.ts';

const FILES = new Map([
  ['Lock', 'lock'],
  ['ArrowLeft', 'arrow-left'],
]);

describe('icons by their own files', () => {
  it('takes each from its file, by the name it has here', () => {
    expect(importSingly("import { Lock, ArrowLeft as Back } from 'lucide-react';", FILES)).toBe(
      "import Lock from 'lucide-react/icons/lock'; import Back from 'lucide-react/icons/arrow-left';",
    );
  });

  it('keeps what is no icon, other imports, and the lines', () => {
    const text =
      "import { a } from 'b';\nimport {\n  Lock,\n  type LucideProps,\n} from 'lucide-react';\nconst x = Lock;";
    const single = importSingly(text, FILES);
    expect(single).toContain("import type { LucideProps } from 'lucide-react';");
    expect(single).toContain("import { a } from 'b';");
    expect(single.split('\n').indexOf('const x = Lock;')).toBe(text.split('\n').indexOf('const x = Lock;'));
  });
});
