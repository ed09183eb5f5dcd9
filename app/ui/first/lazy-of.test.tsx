import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { lazyOf, loadFirst, usePart } from './lazy-of.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

describe('a part that is waited for without a fallback', () => {
  function Waiting({ load }: { readonly load: () => Promise<{ readonly Part: typeof Part }> }) {
    const part = usePart(load);
    return part === undefined ? <p>the bar</p> : <part.Part text="the tray" />;
  }

  it('takes the place of what is shown until then', async () => {
    render(<Waiting load={async () => ({ Part })} />);
    expect(screen.getByText('the bar').isConnected).toBe(true);
    expect((await screen.findByText('the tray')).isConnected).toBe(true);
    expect(screen.queryByText('the bar')).toBeNull();
  });

  it('is there in the first render where it has been loaded', async () => {
    const load = async () => ({ Part });
    await loadFirst(load);
    render(<Waiting load={load} />);
    expect(screen.getByText('the tray').isConnected).toBe(true);
  });

  it('says where it does not come, and is asked for again by who tries it again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('The line is broken.');
      return { Part };
    };
    const shown = () => (
      <ErrorBoundary fallback={<p>broken</p>}>
        <Waiting load={load} />
      </ErrorBoundary>
    );
    const { unmount } = render(shown());
    expect((await screen.findByText('broken')).isConnected).toBe(true);
    unmount();
    isBroken = false;
    render(shown());
    expect((await screen.findByText('the tray')).isConnected).toBe(true);
  });
});
