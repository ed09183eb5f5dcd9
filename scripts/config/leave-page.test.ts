// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { leavePageAsItIs } from './leave-page.ts';

it('is the same page again, also after all of it was replaced', () => {
  const { documentElement, head, body } = document;
  const address = location.href;
  // Stylesheets of modules stay: they are loaded once for all files of a worker.
  const styles = head.innerHTML;
  const leave = leavePageAsItIs();
  const heard: Event[] = [];
  addEventListener('resize', (event) => void heard.push(event), true);
  document.documentElement.innerHTML = '<head><title>Offline</title></head><body class="dark"><p>Offline</p></body>';
  document.documentElement.lang = 'tr';
  body.dataset['theme'] = 'dark';
  body.append('left');
  localStorage.setItem('slipway.a', '1');
  sessionStorage.setItem('slipway.b', '2');
  history.replaceState({ at: 1 }, '', '/bets');
  dispatchEvent(new Event('resize'));
  leave();
  dispatchEvent(new Event('resize'));
  expect(heard).toHaveLength(1);
  expect(document.body).toBe(body);
  expect(document.head).toBe(head);
  expect([head.innerHTML, body.outerHTML]).toEqual([styles, '<body></body>']);
  expect([documentElement.getAttributeNames(), [...documentElement.children]]).toEqual([[], [head, body]]);
  expect([localStorage.length, sessionStorage.length, location.href, history.state]).toEqual([0, 0, address, null]);
});

it('paints again, also where a frame was asked for while a test had stopped the intervals', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const painted = vi.fn<() => void>();
  requestAnimationFrame(painted);
  await expect.poll(() => painted.mock.calls).toHaveLength(1);
});
