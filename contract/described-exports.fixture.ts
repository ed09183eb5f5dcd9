import { readable } from './readable.fixture.ts';
import { shapeOf } from './shape-of.fixture.ts';

type Module = Readonly<Record<string, unknown>>;

/** What modules export: schemas as text, values as they are. Functions have tests of their own. */
export function describedExports(modules: Readonly<Record<string, object>>): string {
  return Object.entries(modules)
    .map(([name, module]) => [`## ${name}`, ...Object.entries(module as Module).flatMap(described), ''].join('\n'))
    .join('\n');
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function described([name, value]: readonly [string, unknown]): readonly string[] {
  if (typeof value === 'function') return [];
  if (isSchema(value)) return [`${name}: ${shapeOf(value)}`];
  // Properties that several schemas share.
  const isOfSchemas = typeof value === 'object' && value !== null && Object.values(value).some(isSchema);
  if (isOfSchemas) return Object.entries(value).flatMap(([part, each]) => described([`${name}.${part}`, each]));
  return [`${name}: ${readable(value)}`];
}
