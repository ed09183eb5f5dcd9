/**
 * A short hash of how this browser draws, which the launch of a live game requires. A chunk of its own: nothing is drawn or read
 * before a player launches one, and only the hash leaves the browser.
 */
export async function canvasFingerprint(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 60;
  const context = canvas.getContext('2d');
  if (context === null) return 'none';
  context.font = '18px sans-serif';
  context.fillStyle = '#31506b';
  context.fillRect(8, 8, 90, 40);
  context.fillStyle = '#a6d13c';
  context.fillText('Slipway, 1 × 2', 12, 34);
  const drawn = new TextEncoder().encode(canvas.toDataURL());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', drawn));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
