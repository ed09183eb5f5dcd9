import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MissedAddress } from './missed-address.ts';

afterEach(() => {
  history.replaceState({}, '', '/');
  document.body.innerHTML = '';
});

it('going back while the first page is drawn leads to the page of the address', async () => {
  history.replaceState({}, '', '/limits?kind=day');
  document.body.innerHTML = '<main></main>';
  // Between two pieces of the first page.
  const goBack = vi.fn(() => {
    history.replaceState({}, '', '/soccer');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  function Limits() {
    if (goBack.mock.calls.length === 0) goBack();
    return <p>Limits</p>;
  }
  const main = document.querySelector('main') as HTMLElement;
  const root = createRoot(main);
  root.render(
    <BrowserRouter>
      <MissedAddress />
      <Routes>
        <Route path="/limits" element={<Limits />} />
        <Route path="/soccer" element={<p>Soccer</p>} />
      </Routes>
    </BrowserRouter>,
  );
  await vi.waitFor(() => expect(main.textContent).toBe('Soccer'));
  root.unmount();
  // React's last turn needs the page, which goes after the test.
  await new Promise((resolve) => setImmediate(resolve));
});
