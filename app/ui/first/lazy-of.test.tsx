import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyOf, loadFirst } from './lazy-of.ts';

const Part = ({ text }: { readonly text: string }) => <p>{text}</p>;
const shown = (load: () => Promise<{ readonly Part: typeof Part }>) => {
  const Lazy = lazyOf(load, (part) => part.Part);
  render(
    <Suspense fallback={<p>loading</p>}>
      <Lazy text="the part" />
    </Suspense>,
  );
};

it('a part that has been loaded is drawn in the first render', async () => {
  const load = async () => ({ Part });
  await loadFirst(load);
  shown(load);
  expect(screen.queryByText('loading')).toBeNull();
  expect(screen.getByText('the part').isConnected).toBe(true);
});

it('another has its fallback until it is there', async () => {
  shown(async () => ({ Part }));
  expect(screen.getByText('loading').isConnected).toBe(true);
  expect((await screen.findByText('the part')).isConnected).toBe(true);
});

it('one that could not be loaded before is asked for again', async () => {
  let times = 0;
  const load = async () => {
    times += 1;
    if (times === 1) throw new Error('The line is broken.');
    return { Part };
  };
  await expect(loadFirst(load)).rejects.toThrow('broken');
  shown(load);
  expect((await screen.findByText('the part')).isConnected).toBe(true);
});
