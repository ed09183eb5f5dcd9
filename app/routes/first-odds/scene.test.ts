import { expect, it, vi } from 'vitest';
import type { Scene } from './scene.ts';

it('nothing can be read before there is a scene, and then the last one', async () => {
  vi.resetModules();
  const { scene, setScene } = await import('./scene.ts');
  expect(scene).toThrow('Nothing is drawn yet.');
  const [one, other] = [{ language: 'en' } as Scene, { language: 'de' } as Scene];
  setScene(one);
  expect(scene()).toBe(one);
  setScene(other);
  expect(scene()).toBe(other);
});
