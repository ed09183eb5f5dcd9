import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('may be registered again after a failure, with the one policy that a page can make', async () => {
  const asked: unknown[] = [];
  const policies: string[] = [];
  const registration = {};
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (...call: unknown[]) => {
        asked.push(call);
        if (asked.length === 1) throw new DOMException('offline', 'NetworkError');
        return registration;
      },
    },
  });
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object) {
      if (policies.includes(name)) throw new TypeError(`Policy ${name} exists`);
      policies.push(name);
      return rules;
    },
  });
  const { registerWorker } = await import('./worker.ts');
  await expect(registerWorker()).rejects.toThrow('offline');
  await expect(registerWorker()).resolves.toBe(registration);
  await expect(registerWorker()).resolves.toBe(registration);
  expect(policies).toEqual(['slipway']);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ['/sw.js', { updateViaCache: 'none' }]));
});
