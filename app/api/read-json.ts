/**
 * Controls of direction, which turn around what stands after them ("Real \u202eMadrid" ends in "dirdaM"), and control characters;
 * not tab and line ends, nor the marks and joiners that scripts need.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;
/** JSON that may have one, also escaped: most has none, and is parsed without a look at each text. */
const MAY_HAVE = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\\(?:[bf]|u(?:00[0189]|007f|202[a-e]|206[6-9]))/i;

/** Parses JSON from outside: no text of it has control characters. @throws SyntaxError */
export function readJson(json: string): unknown {
  return MAY_HAVE.test(json) ? JSON.parse(json, withoutControls) : JSON.parse(json);
}

const withoutControls = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(CONTROLS, '') : value;
