import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { getI18n, I18nextProvider } from 'react-i18next';
import type { Reports } from '#contract/brand';
import { ConsentBar } from './consent-bar.tsx';

/** Shows the question in a root of its own: pages of brands that ask nothing load none of it. */
export function showBar(reports: Reports, name: string): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <StrictMode>
      <I18nextProvider i18n={getI18n()}>
        <Suspense>
          <ConsentBar reports={reports} name={name} />
        </Suspense>
      </I18nextProvider>
    </StrictMode>,
  );
}
