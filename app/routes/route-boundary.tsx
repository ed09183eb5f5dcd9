import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { pageAt } from '#app/paths.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Failed } from './failed.tsx';

/** An error on one page leaves the shell usable; navigation clears it. */
export function RouteBoundary() {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  return (
    <ErrorBoundary
      key={pageAt(pathname)}
      fallback={<Failed title={t('failed.title')} text={t('failed.text')} retry={t('retry')} goHome={t('goHome')} />}
    >
      <Outlet />
    </ErrorBoundary>
  );
}
