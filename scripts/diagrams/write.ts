import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '#scripts/config/command.ts';
import { DIAGRAMS, diagramNames, draw } from './draw.ts';

command('docs diagrams').parse();
for (const name of diagramNames()) {
  const file = path.join(DIAGRAMS, `${name}.svg`);
  writeFileSync(file, await draw(name));
  console.log(file);
}
