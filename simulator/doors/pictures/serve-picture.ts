import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawPicture } from './draw-picture.ts';

export const PICTURE_PATH = /^\/content\/([a-z][a-z0-9-]{0,40})\.svg$/;

/** @returns false for another path */
export function servePicture(request: IncomingMessage, response: ServerResponse): boolean {
  const name = PICTURE_PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
  if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const svg = drawPicture(name);
  if (svg === undefined) return false;
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'content-length': Buffer.byteLength(svg),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    // Opened directly, the SVG runs no script.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  response.end(request.method === 'HEAD' ? undefined : svg);
  return true;
}
