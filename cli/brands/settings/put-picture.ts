import { lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrandAsset, MAX_LOGO_BYTES } from '#cli/build/brand/brand-assets.ts';
import { SHARE_PICTURE } from '#cli/build/heads/game-pages.ts';
import { assetProblem } from '#cli/brands/checks/assets.ts';
import { CONTENT } from '#cli/brands/content/content-files.ts';
import { PICTURES, readPicture } from '#cli/brands/content/content-pictures.ts';
import { writeAll } from '#cli/files/write-whole.ts';

const KB = 1024;
export const MAX_PICTURE_BYTES = 512 * KB;
const SPONSOR = /^sponsor-[a-z0-9-]{1,50}\.(svg|png)$/;

function assetOf(file: string): BrandAsset | undefined {
  if (file === 'logo.svg') return { file, key: '', kind: 'svg', maxBytes: MAX_LOGO_BYTES };
  if (file === 'banner.svg') return { file, key: '', kind: 'svg', maxBytes: 48 * KB };
  if (file === SHARE_PICTURE.file)
    return { file, key: '', kind: 'png', size: [SHARE_PICTURE.width, SHARE_PICTURE.height], maxBytes: 256 * KB };
  const type = SPONSOR.exec(file)?.[1];
  return type === undefined ? undefined : { file, key: '', kind: type as 'svg' | 'png', maxBytes: 64 * KB };
}

/** What to restore when undone; or why nothing was written. */
type Put = { readonly before: Buffer | null } | { readonly problem: string };

/** Writes a picture that the check accepts; without bytes, removes it. */
export function putPicture(folder: string, name: string, bytes: Buffer | undefined): Put {
  const inContent = name.startsWith(`${CONTENT}/`) ? name.slice(CONTENT.length + 1) : undefined;
  const asset = assetOf(name);
  if (asset === undefined && (inContent === undefined || !PICTURES.test(inContent)))
    return {
      problem: `'${name.slice(0, 80)}' is no name of a picture. A sponsor's logo is called sponsor-NAME.svg or .png, in small letters and dashes.`,
    };
  const target = path.join(folder, name);
  if ([path.dirname(target), target].some(isLink))
    return { problem: `${name} is a link: replace it by a file of the brand folder.` };
  if (bytes !== undefined) {
    const problem = problemOf(asset, inContent ?? name, bytes, path.basename(folder));
    if (problem !== undefined) return { problem };
  }
  const before = read(target);
  if (bytes === undefined) rmSync(target, { force: true });
  else writeAll(new Map([[target, bytes]]));
  return { before };
}

/** Checks the picture in a temporary folder as `slipway brand check` would. */
function problemOf(asset: BrandAsset | undefined, name: string, bytes: Buffer, id: string): string | undefined {
  const scratch = mkdtempSync(path.join(tmpdir(), 'slipway-picture-'));
  try {
    writeFileSync(path.join(scratch, name), bytes);
    if (asset === undefined) {
      const found = readPicture(scratch, name);
      return typeof found === 'string' ? `${name}: ${found}.` : undefined;
    }
    const found = assetProblem(asset, scratch, id);
    return found === undefined ? undefined : `${found.message} ${found.advice}`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function isLink(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}

function read(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
