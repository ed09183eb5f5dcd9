/** The markets that a row of a list can show, in the order of a brand that says nothing. */
export const LOBBY_MARKETS = {
  soccer: ['wl', 'handicap', 'goals', 'correct_score'],
  bd: ['wl', 'handicap', 'goals', 'correct_score'],
  basketball: ['wl', 'bs', 'handicap', 'mv'],
} as const;

/** What a row shows of a match in whole: of other markets it has the outcomes that come next. */
export const WHOLE_MARKETS = ['wl', 'handicap', 'bs'] as const;

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'] as const;
