// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leavePageAsItIs } from './leave-page.ts';

it('is the same page again, also after all of it was replaced', () => {
  const { head, body } = document;
  const address = location.href;
  const style = head.appendChild(document.createElement('style'));
  const leave = leavePageAsItIs();
  document.documentElement.innerHTML = '<head><title>Offline</title></head><body class="dark"><p>Offline</p></body>';
  document.documentElement.lang = 'tr';
  body.dataset['theme'] = 'dark';
  body.append('left');
  localStorage.setItem('slipway.a', '1');
  sessionStorage.setItem('slipway.b', '2');
  history.replaceState({ at: 1 }, '', '/bets');
  leave();
  expect(document.body).toBe(body);
  expect(document.head).toBe(head);
  expect(document.documentElement.outerHTML).toBe('<html><head><style></style></head><body></body></html>');
  expect([localStorage.length, sessionStorage.length, location.href, history.state]).toEqual([0, 0, address, null]);
  style.remove();
});
