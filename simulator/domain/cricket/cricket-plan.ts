export interface CricketPlan {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly homeChance: number;
  readonly total: string;
  readonly runs: { readonly home: number; readonly away: number };
  readonly isTossHome: boolean;
}
