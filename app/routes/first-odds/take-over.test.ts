// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRIES, followApp } from './take-over.ts';

const row = (match: string) =>
  `<div data-match="${match}"><button aria-pressed="false">star</button><div role="group">
  <button aria-pressed="false">1</button><button aria-pressed="false" disabled>X</button></div></div>`;

describe('the app takes over the first odds', () => {
  const pressed: string[] = [];
  const part = (id: string) => document.getElementById(id) as HTMLElement;
  const button = (id: string, match: string, place: number) =>
    part(id).querySelectorAll<HTMLButtonElement>(`[data-match="${match}"] button`)[place] as HTMLButtonElement;
  /** The app shows rows, and hears presses. */
  const showRows = async (...matches: readonly string[]) => {
    part('root').innerHTML = `<main${hidden}>${matches.map(row).join('')}</main>`;
    for (const each of part('root').querySelectorAll('button'))
      each.addEventListener('click', () =>
        pressed.push(`${each.closest<HTMLElement>('[data-match]')?.dataset['match']} ${each.textContent}`),
      );
    await vi.advanceTimersByTimeAsync(0);
  };
  /** What React writes on elements that wait for more code. */
  let hidden = '';

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hidden = '';
    pressed.length = 0;
    document.body.innerHTML = `<div id="root"></div><div id="frame"><main><button>tools</button>${row('a')}${row('b')}</main></div>`;
    followApp(part('frame'), part('root'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('when its own prices are in view, and then does what was pressed, once each', async () => {
    button('frame', 'b', 1).click();
    button('frame', 'a', 0).click();
    expect(button('frame', 'b', 1).getAttribute('aria-pressed')).toBe('true');
    expect(part('root').dataset['behind']).toBe('');
    await showRows('b', 'a');
    expect(document.getElementById('frame')).toBeNull();
    expect(part('root').dataset['behind']).toBeUndefined();
    expect(pressed).toEqual(['b 1', 'a star']);
  });

  it('does nothing for what was pressed twice, is locked, or is not there any more', async () => {
    button('frame', 'a', 1).click();
    button('frame', 'a', 1).click();
    expect(button('frame', 'a', 1).getAttribute('aria-pressed')).toBe('false');
    button('frame', 'a', 2).click();
    button('frame', 'b', 1).click();
    await showRows('a', 'c');
    expect(pressed).toEqual([]);
    expect(document.getElementById('frame')).toBeNull();
  });

  it('does not press again what the app has carried out before it was drawn, unless the player has pressed since', async () => {
    part('frame').remove();
    document.body.insertAdjacentHTML('beforeend', `<div id="frame"><main>${row('a')}${row('b')}</main></div>`);
    const pick = { matchId: 'a', market: 'wl', outcome: 'w' };
    const waiting = followApp(part('frame'), part('root'), undefined, () => pick);
    button('frame', 'a', 1).click();
    button('frame', 'b', 1).click();
    expect([...waiting]).toEqual([
      ['a 1', { match: 'a', place: 1, pick }],
      ['b 1', { match: 'b', place: 1, pick }],
    ]);
    waiting.clear();
    button('frame', 'b', 1).click();
    expect(button('frame', 'b', 1).getAttribute('aria-pressed')).toBe('false');
    await showRows('a', 'b');
    expect(pressed).toEqual(['b 1']);
    expect(waiting.size).toBe(0);
  });

  it('when entries of its own are in view, where the page begins with another block than odds', async () => {
    part('frame').remove();
    document.body.insertAdjacentHTML('beforeend', '<div id="frame"><main><ul><li><a>PK10</a></li></ul></main></div>');
    followApp(part('frame'), part('root'), ENTRIES);
    part('root').innerHTML = '<main><p>Loading</p></main>';
    await vi.advanceTimersByTimeAsync(0);
    expect(part('frame')).not.toBeNull();
    part('root').innerHTML = '<main><ul><li><a>PK10</a></li></ul></main>';
    await vi.advanceTimersByTimeAsync(0);
    expect(part('frame')).toBeNull();
  });

  it('keeps the focus on the same price', async () => {
    button('frame', 'b', 1).focus();
    await showRows('a', 'b');
    expect(document.activeElement).toBe(button('root', 'b', 1));
  });

  it('when React shows its rows', async () => {
    hidden = ' style="display: none !important;"';
    await showRows('a', 'b');
    expect(document.getElementById('frame')).not.toBeNull();
    part('root').querySelector('main')?.removeAttribute('style');
    await vi.advanceTimersByTimeAsync(0);
    expect(document.getElementById('frame')).toBeNull();
  });

  it('without laying the page out behind the frame', async () => {
    const asked = vi.fn<() => never>();
    for (const each of ['getClientRects', 'getBoundingClientRect'] as const)
      vi.spyOn(Element.prototype, each).mockImplementation(asked);
    await showRows('a', 'b');
    expect([document.getElementById('frame'), asked.mock.calls]).toEqual([null, []]);
  });

  it('not while React hides its rows, but four seconds after it runs in any case', async () => {
    hidden = ' style="display: none !important;"';
    await showRows('a', 'b');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(part('root').dataset['behind']).toBe('');
    await vi.advanceTimersByTimeAsync(200);
    expect(document.getElementById('frame')).toBeNull();
    expect(part('root').dataset['behind']).toBeUndefined();
  });

  it('when the player has gone to another address', async () => {
    history.pushState(null, '', '/results');
    part('root').innerHTML = '<main><h1>Results</h1></main>';
    await vi.advanceTimersByTimeAsync(0);
    expect(document.getElementById('frame')).toBeNull();
  });

  it('prices of which no app has come within fifteen seconds can no longer be pressed', async () => {
    await vi.advanceTimersByTimeAsync(14_900);
    expect(button('frame', 'a', 1).disabled).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect([...part('frame').querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
    await showRows('a', 'b');
    expect(button('root', 'a', 1).disabled).toBe(false);
  });

  it('until then, what only the app can do cannot be reached', () => {
    const tools = part('frame').querySelector('button');
    expect([tools?.textContent, tools?.inert]).toEqual(['tools', true]);
    expect(button('frame', 'a', 1).inert).not.toBe(true);
  });
});
