import type { PageBrand } from '#contract/brand';
import type { Texts } from './translate.ts';
import type { Match } from '#contract/entities';
import type { KnownGames } from '#app/features/around/availability/index.ts';

/** What the first odds are drawn from. */
export interface Scene {
  readonly brand: PageBrand;
  readonly language: string;
  /** `<language>/first.json`. */
  readonly texts: Texts;
  readonly games: KnownGames;
  readonly matches: readonly Match[];
}

let shown: Scene | undefined;

export const setScene = (scene: Scene): void => void (shown = scene);

export function scene(): Scene {
  if (shown === undefined) throw new Error('Nothing is drawn yet.');
  return shown;
}
