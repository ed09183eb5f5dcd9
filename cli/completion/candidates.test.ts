import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createProgram } from '#cli/program.ts';
import { candidates } from './candidates.ts';

it('the next word is completed like this', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-completion-'));
  try {
    for (const id of ['one', 'other', 'Upper']) mkdirSync(path.join(root, 'brands', id), { recursive: true });
    const program = createProgram();
    const found = (line: string) => candidates(program, line.split(' '), root).join(' ');
    const lines = [
      'brand check o',
      'brand check one ',
      'brand diff ',
      'brand init ',
      'brand init --from ',
      'brand init --profile ',
      'brand init --profile br,',
      'brand init --currency BR',
      'brand init --currency BRL,',
      'brand init --languages pt,e',
      'brand init --languages pt,en,e',
      'brand init --sports soccer,b',
      'brand init --navigation ',
      'brand init --navigation top,',
      'brand init --home sports,l',
      'sim --upstream ',
      'sim --pro',
      'edge o',
      'nothing o',
      '--ver',
    ];
    expect(Object.fromEntries(lines.map((line) => [line, found(line)]))).toEqual({
      'brand check o': 'one other',
      'brand check one ': 'one other',
      'brand diff ': 'one other',
      'brand init ': '',
      'brand init --from ': 'one other',
      'brand init --profile ': 'none uk br',
      'brand init --profile br,': '',
      'brand init --currency BR': 'BRL',
      'brand init --currency BRL,': '',
      'brand init --languages pt,e': 'pt,en pt,es',
      'brand init --languages pt,en,e': 'pt,en,es',
      'brand init --sports soccer,b': 'soccer,basketball soccer,bd',
      'brand init --navigation ': 'side top bottom',
      'brand init --navigation top,': '',
      'brand init --home sports,l': 'sports,lotteries',
      'sim --upstream ': 'keyed strict-spec',
      'sim --pro': '--profile --proxy --produces',
      'edge o': '',
      'nothing o': 'odds',
      '--ver': '--version',
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
