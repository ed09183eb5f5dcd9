import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['nightjar'])));
afterAll(() => brands.remove());

// In a process of its own: what never ends can be stopped.
it('a build into a folder that cannot be made ends', () => {
  const command = path.resolve('cli/slipway.cjs');
  execFileSync('node', [command, '--version']);
  for (const out of ['/proc/x', '/proc/x/y'])
    expect(() =>
      execFileSync('node', [command, 'brand', 'build', 'nightjar', '--without-secret', '--out', out], {
        cwd: brands.root,
        encoding: 'utf8',
        timeout: 60_000,
        stdio: 'pipe',
      }),
    ).toThrow(
      expect.objectContaining({ status: 2, stderr: expect.stringContaining(`${out} cannot be created`) as string }),
    );
});

it.each(['constructor', 'prototype'])('slipway brand init %s makes no brand', async (id) => {
  const { status, stderr } = await brands.slipway(['brand', 'init', id, '--json']);
  expect(status).toBe(2);
  expect(stderr).toContain(`'${id}' is not a valid brand id`);
  expect(existsSync(path.join(brands.root, 'brands', id))).toBe(false);
});
