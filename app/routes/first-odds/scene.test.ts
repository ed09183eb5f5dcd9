import { expect, it, vi } from 'vitest';
import type { Scene } from './scene.ts';

it('the scene is the last one that was set', async () => {
  vi.resetModules();
  const { scene, setScene } = await import('./scene.ts');
  const [one, other] = [{ language: 'en' } as Scene, { language: 'de' } as Scene];
  setScene(one);
  expect(scene()).toBe(one);
  setScene(other);
  expect(scene()).toBe(other);
});
