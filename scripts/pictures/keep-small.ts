import { writeFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { palettePng } from './palette-png.ts';

/** Reduces a picture's colours, and refuses one that is too large. */
export async function keepSmall(context: BrowserContext, png: Buffer, file: string, mostBytes: number): Promise<void> {
  const small = palettePng(await pixelsOf(context, png));
  if (small.length > mostBytes) throw new Error(`${file} has ${small.length} bytes, more than ${mostBytes}.`);
  writeFileSync(file, small);
  console.log(`${file}  ${small.length} bytes`);
}

/** The browser decodes it. */
async function pixelsOf(context: BrowserContext, png: Buffer) {
  const page = await context.newPage();
  const { width, height, base64 } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const area = canvas.getContext('2d');
      area?.drawImage(image, 0, 0);
      const bytes = area?.getImageData(0, 0, image.width, image.height).data ?? [];
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { width: image.width, height: image.height, base64: btoa(text) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return { width, height, rgba: new Uint8Array(Buffer.from(base64, 'base64')) };
}
