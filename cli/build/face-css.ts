import { FACE_RANGES, type FaceRange, FONT_STACKS, type Fonts } from '#contract/brand';

/** Arial or fonts of the same widths. */
const FALLBACKS = "local('Arial'),local('Liberation Sans'),local('Arimo'),local('Helvetica')";

/**
 * The families of the theme. Before the system fonts come the brand's face and a system font scaled to its width, so that lines
 * do not break anew when the face arrives.
 */
export function fontFamilies({ text, headings, face }: Fonts): { readonly text: string; readonly headings: string } {
  const own = face === undefined ? '' : `'${face.name}',${face.fit === undefined ? '' : `'${face.name} until then',`}`;
  return { text: (face?.use === 'all' ? own : '') + FONT_STACKS[text], headings: own + FONT_STACKS[headings] };
}

export function fallbackCss({ face }: Fonts): string {
  if (face?.fit === undefined) return '';
  return `@font-face{font-family:'${face.name} until then';src:${FALLBACKS};size-adjust:${face.fit}%;ascent-override:${per(92, face.fit)}%;descent-override:${per(24, face.fit)}%;line-gap-override:0%}`;
}

export function faceCss({ face }: Fonts): string | undefined {
  if (face === undefined) return undefined;
  const ranges = Object.keys(FACE_RANGES) as FaceRange[];
  return ranges
    .flatMap((range) => {
      const file = face.files[range];
      if (file === undefined) return [];
      return [
        `@font-face{font-family:'${face.name}';src:url(/brand/${file}) format('woff2');font-weight:400 800;font-display:swap;ascent-override:92%;descent-override:24%;line-gap-override:0%;unicode-range:${FACE_RANGES[range]}}\n`,
      ];
    })
    .join('');
}

/** Both fonts get Arial's heights, so that no line changes its height. */
const per = (height: number, fit: number): string => ((height * 100) / fit).toFixed(2);
