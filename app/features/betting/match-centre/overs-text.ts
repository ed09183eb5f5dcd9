const BALLS_OF_OVER = 6;

/** Balls as overs. @example oversText(105) // '17.3' */
export const oversText = (balls: number): string => `${Math.floor(balls / BALLS_OF_OVER)}.${balls % BALLS_OF_OVER}`;
