import * as v from 'valibot';

const Colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'must be a colour of six lower-case hex digits, such as #0f2a3d'),
);

/** Colours by their use on the screen; each name becomes the custom property `--color-<name>`. */
export const ThemeTokens = v.strictObject({
  canvas: Colour,
  surface: Colour,
  sunken: Colour,
  line: Colour,
  text: Colour,
  muted: Colour,
  chrome: Colour,
  'chrome-text': Colour,
  'chrome-muted': Colour,
  primary: Colour,
  'primary-text': Colour,
  accent: Colour,
  'accent-text': Colour,
  success: Colour,
  warning: Colour,
  error: Colour,
  info: Colour,
});
export type ThemeTokens = v.InferOutput<typeof ThemeTokens>;
export type ThemeToken = keyof ThemeTokens;

/** Both palettes, and which of them is used: that of the player's system (auto), or always one of them. */
export const Theme = v.strictObject({
  mode: v.pipe(v.picklist(['auto', 'light', 'dark']), v.description('auto follows the system setting of the player')),
  light: ThemeTokens,
  dark: ThemeTokens,
});

/** Families that are on the reader's device already: no font file is loaded, no host learns of the visit. */
export const FONT_STACKS = {
  system:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif",
  humanist:
    "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'Open Sans', 'Noto Sans', 'Liberation Sans', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif",
  geometric:
    "Avenir, Montserrat, Corbel, 'URW Gothic', 'Noto Sans', 'Liberation Sans', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif",
  grotesque:
    "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Noto Sans', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif",
  rounded:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT Bold', Calibri, 'Noto Sans', 'Liberation Sans', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif",
  serif:
    "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, 'Liberation Serif', 'Noto Serif', 'Noto Serif SC', serif",
} as const;

export const STACK_NAMES = Object.keys(FONT_STACKS) as [keyof typeof FONT_STACKS, ...(keyof typeof FONT_STACKS)[]];
