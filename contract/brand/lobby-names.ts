/** Markets of a list's row, in default order. */
export const LOBBY_MARKETS = {
  soccer: ['wl', 'handicap', 'goals', 'correct_score'],
  bd: ['wl', 'handicap', 'goals', 'correct_score'],
  basketball: ['wl', 'bs', 'handicap', 'mv'],
} as const;

/** Markets shown in full; others show their next outcomes. */
export const WHOLE_MARKETS = ['wl', 'handicap', 'bs'] as const;

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'] as const;
