import { readFileSync, writeFileSync } from 'node:fs';
import { LAYERS_BLOCK, layersText } from './layers-text.ts';
import { command } from '#scripts/config/command.ts';

command('docs layers').parse();
const FILE = 'ARCHITECTURE.md';
const text = readFileSync(FILE, 'utf8');
writeFileSync(
  FILE,
  text.replace(LAYERS_BLOCK, (_, start: string, end: string) => start + layersText() + end),
);
