type Part = Readonly<Record<string, unknown>>;

export interface Property {
  readonly name: string;
  /** Such as `matches[].picks[].odds`; `{}` stands for any name. */
  readonly place: string;
  /** `string`, `number`, `object`, `union` and so on. */
  readonly type: string;
  readonly patterns: readonly RegExp[];
}

/** All properties of a valibot schema, at any depth. */
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
    // A pipe begins with the schema.
    ...all((pipe as readonly unknown[] | undefined)?.slice(1)),
  ];
}

/** Removes what makes it optional. */
function valueOf(schema: Part): Pick<Property, 'type' | 'patterns'> {
  const { wrapped, type } = schema;
  return wrapped === undefined ? { type: String(type), patterns: patternsOf(schema) } : valueOf(wrapped as Part);
}

function patternsOf({ pipe, requirement }: Part): readonly RegExp[] {
  const own = requirement instanceof RegExp ? [requirement] : [];
  return [...own, ...((pipe ?? []) as readonly Part[]).flatMap(patternsOf)];
}
