import * as v from 'valibot';

/** @param use completes "the colour ..." */
const Colour = (use: string) =>
  v.pipe(
    v.string(),
    v.regex(/^#[0-9a-f]{6}$/, 'must be a colour of six lower-case hex digits, such as #0f2a3d'),
    v.description(`the colour ${use}`),
  );

/** Colours by use; each is the custom property `--color-<name>`. */
export const ThemeTokens = v.strictObject({
  canvas: Colour('behind the whole page'),
  surface: Colour('of panels, cards and rows'),
  sunken: Colour('of fields and areas set into a panel'),
  line: Colour('of edges and dividers'),
  text: Colour('of text'),
  muted: Colour('of secondary text'),
  chrome: Colour('of header and navigation'),
  'chrome-text': Colour('of text on chrome'),
  'chrome-muted': Colour('of secondary text on chrome'),
  primary: Colour('of links and main buttons'),
  'primary-text': Colour('of text on primary'),
  accent: Colour('of highlights: the focus ring on the header, badges'),
  'accent-text': Colour('of text on accent'),
  success: Colour('of what went well'),
  warning: Colour('of what needs attention'),
  error: Colour('of what failed'),
  info: Colour('of notes'),
});
export type ThemeTokens = v.InferOutput<typeof ThemeTokens>;
export type ThemeToken = keyof ThemeTokens;

/** Both palettes, and which is used: by the system (auto), or always one. */
export const Theme = v.strictObject({
  mode: v.pipe(v.picklist(['auto', 'light', 'dark']), v.description('auto follows the system setting of the player')),
  light: v.pipe(ThemeTokens, v.description('the colours on a light ground')),
  dark: v.pipe(ThemeTokens, v.description('the colours on a dark ground')),
});

/** Fonts on the device: no file is loaded, and no host learns of the visit. */
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
