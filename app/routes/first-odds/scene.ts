import type { PageBrand } from '#contract/brand';
import type { Texts } from './translate.ts';
import type { CricketMatch, Match } from '#contract/entities';
import type { KnownGames } from '#app/features/around/availability/index.ts';

interface Pictured {
  readonly id: string;
  readonly name: string;
  readonly pic: string;
}

/** What the first view is drawn from. */
export interface Scene {
  readonly brand: PageBrand;
  readonly language: string;
  /** `<language>/first.json`. */
  readonly texts: Texts;
  /** Undefined before the upstream's answer. */
  readonly games: KnownGames | undefined;
  readonly matches: readonly Match[];
  /** Matches of the list, of which these are the first. */
  readonly total?: number | undefined;
  readonly cricket: readonly CricketMatch[];
  /** The list of one lobby of games. */
  readonly lobby: { readonly of: string; readonly games: readonly Pictured[] };
}

let shown: Scene | undefined;

export const setScene = (scene: Scene): void => void (shown = scene);

/** Set before anything is drawn: what draws without it fails at the first thing that it reads. */
export const scene = (): Scene => shown as Scene;
