import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand';

/** What belongs to the operator of the copied brand, as a copy has it. */
const EMPTIED = {
  support: [{ kind: 'chat' }],
  sponsors: [],
  social: [],
  frameOrigins: [],
  csp: { img: [], connect: [] },
} as const satisfies Partial<Record<keyof Brand, unknown>>;
const REMOVED = ['errorReports', 'analytics', 'security', 'testPages'] as const satisfies readonly (keyof Brand)[];

const PICTURE = /\.(?:svg|png|jpg|webp|ico)$/;

/** The brand without channels, links and addresses of its operator. */
export function withoutOperator<Given extends Partial<Brand>>(brand: Given): Given {
  const kept = Object.fromEntries(
    Object.entries(brand).filter(([name]) => !(REMOVED as readonly string[]).includes(name)),
  );
  const { verification: _, ...head } = brand.head ?? {};
  return { ...kept, ...(brand.head !== undefined && { head }), ...structuredClone(EMPTIED) } as unknown as Given;
}

/** Whether a file of the copied brand is the picture of a sponsor. */
export const isSponsorPicture = (file: string, { sponsors }: Brand): boolean =>
  sponsors.some(({ logo }) => logo === file);

/** What a copy lacks, or still has, because it was another operator's. */
export function leftOf(origin: Brand, from: string, copy: Brand, folder: string): readonly string[] {
  const { name } = origin;
  const gone = [
    ...Object.keys(EMPTIED).filter((key) => hasSome(origin, key as keyof typeof EMPTIED)),
    ...REMOVED.filter((key) => origin[key] !== undefined),
    ...(origin.head?.verification === undefined ? [] : ['head.verification']),
  ];
  const same = picturesOf(folder).filter((file) => isSame(path.join(from, file), path.join(folder, file)));
  const isTagline = copy.tagline === origin.tagline.replaceAll(name, copy.name);
  return [
    ...(gone.length === 0 ? [] : [`Left out because they are ${name}'s: ${gone.join(', ')}. Add yours to brand.json.`]),
    ...(isTagline ? [`The tagline is that of ${name}: "${copy.tagline}" Write yours in brand.json.`] : []),
    ...(same.length === 0
      ? []
      : [
          `${same.join(', ')} ${same.length === 1 ? 'shows' : 'show'} ${name}. Put your own logo and banner there, then draw icons and shared pictures with slipway brand icons ${copy.id}`,
        ]),
  ];
}

function hasSome(origin: Brand, key: keyof typeof EMPTIED): boolean {
  if (key === 'support') return origin.support.some(({ kind }) => kind !== 'chat');
  return key === 'csp' ? origin.csp.img.length + origin.csp.connect.length > 0 : origin[key].length > 0;
}

const FIRST = ['logo.svg', 'banner.svg'];

/** Logo and banner first: the others are drawn from them. */
function picturesOf(folder: string): readonly string[] {
  const found = ['', 'public'].flatMap((below) =>
    existsSync(path.join(folder, below))
      ? readdirSync(path.join(folder, below))
          .filter((name) => PICTURE.test(name))
          .sort()
          .map((name) => path.posix.join(below, name))
      : [],
  );
  return [...FIRST.filter((name) => found.includes(name)), ...found.filter((name) => !FIRST.includes(name))];
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other));
