type Part = Readonly<Record<string, unknown>>;

/** A property of a schema. */
export interface Property {
  readonly name: string;
  /** Such as `matches[].picks[].odds`; `{}` stands for the names of a record. */
  readonly place: string;
  /** Type of its value: `string`, `number`, `object`, `union` and so on. */
  readonly type: string;
  /** Patterns that its text must have. */
  readonly patterns: readonly RegExp[];
}

/** All properties of a schema of valibot, at any depth. */
export function propertiesOf(schema: unknown, place = ''): readonly Property[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, pipe, entries, item, items, wrapped, value, options } = schema as Part;
  const all = (parts: unknown, of = place) =>
    Array.isArray(parts) ? parts.flatMap((each: unknown) => propertiesOf(each, of)) : [];
  const own = Object.entries((entries ?? {}) as Part).flatMap(([name, each]) => {
    const inner = place === '' ? name : `${place}.${name}`;
    return [{ name, place: inner, ...valueOf(each as Part) }, ...propertiesOf(each, inner)];
  });
  return [
    ...own,
    ...propertiesOf(item, `${place}[]`),
    ...all(items, `${place}[]`),
    ...propertiesOf(wrapped, place),
    ...(type === 'record' ? propertiesOf(value, `${place}{}`) : []),
    ...all(options),
    // The first of a pipe is the schema itself.
    ...all((pipe as readonly unknown[] | undefined)?.slice(1)),
  ];
}

/** Whatever says that it may be missing is left out. */
function valueOf(schema: Part): Pick<Property, 'type' | 'patterns'> {
  const { wrapped, type } = schema;
  return wrapped === undefined ? { type: String(type), patterns: patternsOf(schema) } : valueOf(wrapped as Part);
}

function patternsOf({ pipe, requirement }: Part): readonly RegExp[] {
  const own = requirement instanceof RegExp ? [requirement] : [];
  return [...own, ...((pipe ?? []) as readonly Part[]).flatMap(patternsOf)];
}
