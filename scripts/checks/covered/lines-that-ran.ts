import path from 'node:path';
import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';

/** From an offset of a script on, up to that of the next place, its code is of this line. */
export interface Place {
  readonly offset: number;
  /** Absolute path. */
  readonly source: string;
  /** From 1. */
  readonly line: number;
}

/** What V8 counts in a function: its own range first, then blocks inside it that ran another number of times. */
interface CountedFunction {
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

/** vitest evaluates a module as the body of a function: `'use strict';async (…)=>{{` comes before it. */
const WRAPPER = /^'use strict';async \([^)]*\)=>\{\{/;

export const wrapperOf = (script: string): number => WRAPPER.exec(script)?.[0].length ?? 0;

/**
 * The places of a script, in their order.
 *
 * @param folder of the script: the map names its sources from there
 */
export function placesOf(script: string, map: SourceMapInput, folder: string): readonly Place[] {
  const trace = new TraceMap(map);
  const sources = trace.sources.map((source) => (source === null ? undefined : path.resolve(folder, source)));
  const start = wrapperOf(script);
  const lineStarts = [start];
  for (let at = script.indexOf('\n', start); at >= 0; at = script.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const places: Place[] = [];
  for (const [row, segments] of decodedMappings(trace).entries())
    for (const [column, at, line] of segments) {
      const source = at === undefined ? undefined : sources[at];
      if (source === undefined || line === undefined) continue;
      places.push({ offset: (lineStarts[row] ?? 0) + column, source, line: line + 1 });
    }
  // esbuild begins each line of a script with the place before it: what is only indented there has not run.
  return places.filter(({ offset }, at) => script.slice(offset, places[at + 1]?.offset).trim() !== '');
}

/**
 * The lines that ran inside functions, by source. The innermost range around a place decides. What runs when the module loads is left
 * out: the files of a worker share modules, so only the first would have it.
 */
export function linesThatRan(
  functions: readonly CountedFunction[],
  places: readonly Place[],
  script: { readonly length: number; readonly wrapper: number },
): ReadonlyMap<string, ReadonlySet<number>> {
  const isModule = (start: number, end: number) => end >= script.length && start <= script.wrapper;
  const ranges = functions
    .flatMap(({ ranges: [own, ...blocks] }) => {
      if (own === undefined) return [];
      const isOutside = isModule(own.startOffset, own.endOffset);
      return [own, ...blocks].map(({ startOffset: start, endOffset: end, count }) => ({
        start,
        end,
        ran: count > 0 && !isOutside,
      }));
    })
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const lines = new Map<string, Set<number>>();
  const around: (typeof ranges)[number][] = [];
  let next = 0;
  for (const { offset, source, line } of places) {
    for (let range = ranges[next]; range !== undefined && range.start <= offset; range = ranges[next]) {
      leave(around, range.start);
      around.push(range);
      next += 1;
    }
    leave(around, offset);
    if (around.at(-1)?.ran !== true) continue;
    const known = lines.get(source);
    if (known === undefined) lines.set(source, new Set([line]));
    else known.add(line);
  }
  return lines;
}

/** Takes away what ends before an offset. */
function leave(around: { readonly end: number }[], offset: number): void {
  for (let last = around.at(-1); last !== undefined && last.end <= offset; last = around.at(-1)) around.pop();
}
