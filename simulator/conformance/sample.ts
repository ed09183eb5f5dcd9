import type { RowName, RowRequest, Rows } from '#contract/rows';
import type { World } from '../doors/world/world.ts';

export interface SampleContext {
  readonly world: World;
  /** First calls another row as the same player. @returns its data */
  before<N extends RowName>(name: N): Promise<Record<string, unknown>>;
}

export type Sample<N extends RowName> = Partial<RowRequest<Rows[N]>> & { readonly headers?: Record<string, string> };
type MakeSample<N extends RowName> = (context: SampleContext) => Sample<N> | Promise<Sample<N>>;
export type SamplesOf<N extends RowName> = { readonly [Name in N]: MakeSample<Name> };

export const DAYS = { start_date: '2026-03-01', end_date: '2026-03-31' };

export const idOf = (data: Record<string, unknown>, thing: 'bet' | 'order', property: string) =>
  String((data[thing] as Record<string, unknown> | undefined)?.[property] ?? 'none');
