/** Invalid everywhere: wrong types, hostile strings, huge numbers. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  '-5',
  '9'.repeat(40),
  '1e9',
  '\u0000',
  "' OR 1=1 --",
  '__proto__',
  'x'.repeat(70_000),
  [],
  {},
  [[[]]],
];

type Path = readonly (string | number)[];

/** Paths of all values, the whole included. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) =>
      placesIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

export function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

export function without(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return undefined;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[step] = without(copy[step], rest);
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy;
}
