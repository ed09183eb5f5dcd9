import { SaxesParser } from 'saxes';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Elements without scripts, animation, loading or foreign languages (SVG 2). */
const ELEMENTS = words(`svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop pattern clipPath mask marker`);
const ATTRIBUTES =
  words(`id class version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d
  points pathLength transform transform-origin offset href xlink:href role xml:space style color display visibility overflow
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity paint-order vector-effect shape-rendering stop-color stop-opacity
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline`);
const LABEL = /^aria-[a-z]+$/;
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
/** Plain declarations: no at-rules, no strings, and functions only for colours and parts of the picture. */
const STYLE = /^(?:\s*[a-z-]+\s*:[\w#.,%()\s+-]*(?:;|$))*\s*$/;
const MAX_DEPTH = 64;

/** The first part that is not known to be harmless. */
export function unknownPart(svg: string): string | undefined {
  const parser = new SaxesParser();
  let problem: string | undefined;
  let depth = 0;
  const found = (what: string): void => void (problem ??= what);
  parser.on('error', () => found('it is not well-formed XML'));
  parser.on('doctype', () => found('it declares a document type or entities'));
  parser.on('processinginstruction', () => found('it has an instruction (<?...?>)'));
  parser.on('cdata', () => found('it has a part that is not XML (CDATA)'));
  parser.on('opentag', ({ name, attributes }) => {
    if (!ELEMENTS.has(name)) found(`it has an element that is not a shape: <${name.slice(0, 40)}>`);
    if (++depth > MAX_DEPTH) found('it is nested too deep');
    for (const [attribute, value] of Object.entries(attributes as Readonly<Record<string, string>>))
      if (!isKnown(attribute, value)) found(`it has an attribute that no shape needs: ${attribute.slice(0, 40)}`);
  });
  parser.on('closetag', () => void (depth -= 1));
  parser.write(svg).close();
  return problem;
}

function isKnown(attribute: string, value: string): boolean {
  if (Object.hasOwn(NAMESPACES, attribute)) return NAMESPACES[attribute] === value;
  if (attribute === 'style') return STYLE.test(value);
  if (attribute === 'href' || attribute === 'xlink:href') return /^#[\w.-]+$/.test(value);
  return ATTRIBUTES.has(attribute) || LABEL.test(attribute);
}
