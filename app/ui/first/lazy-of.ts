import { type ComponentType, lazy, type LazyExoticComponent, startTransition, useEffect, useState } from 'react';

type Load<Part> = () => Promise<Part>;

const loaded = new Map<unknown, unknown>();

/** Loads parts that the first render needs: it draws them without a fallback before them. */
export const loadFirst = async (...loads: readonly Load<unknown>[]): Promise<void> =>
  void (await Promise.all(loads.map(async (load) => loaded.set(load, await load()))));

/**
 * `lazy`, without its fallback where the part has been loaded: React shows what comes after a fallback up to 300 ms later, and three in
 * a row were the time of the answer to the first press.
 */
export const lazyOf = <Part, Props>(
  load: Load<Part>,
  pick: (part: Part) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const component = (part: Part) => ({ default: pick(part) });
    const part = loaded.get(load) as Part | undefined;
    if (part === undefined) return load().then(component);
    // oxlint-disable-next-line unicorn/no-thenable -- React reads it in the same render if it is there at once
    const ready = { then: (show: (component: object) => void) => show(component(part)) };
    return ready as unknown as Promise<{ readonly default: ComponentType<Props> }>;
  });

type Came<Part> = { readonly part: Part | undefined } | { readonly error: unknown };

/**
 * A part, once it is there. Not by `lazy`: what comes after the fallbacks of a first render is shown up to 300 ms after them, and is drawn with
 * them or not at all.
 *
 * @throws why it could not be loaded, in the render: for a boundary above
 */
export function usePart<Part>(load: Load<Part>): Part | undefined {
  const [came, setCame] = useState<Came<Part>>(() => ({ part: loaded.get(load) as Part | undefined }));
  const isDue = 'part' in came && came.part === undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let isOver = false;
    const take = (next: Came<Part>) => {
      if (!isOver) startTransition(() => setCame(next));
    };
    loadFirst(load).then(
      () => take({ part: loaded.get(load) as Part }),
      (error: unknown) => take({ error }),
    );
    return () => void (isOver = true);
  }, [load, isDue]);
  if ('error' in came) throw came.error;
  return came.part;
}
