import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { paths } from '#app/paths.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** A page that urges: a player on a break gets the page of breaks and limits instead. */
export function UnlessOnBreak({ children }: { readonly children: Elements }) {
  const { t } = useTranslation();
  const mayUrge = useMayUrge(true);
  if (mayUrge === undefined) return <Skeleton rows={3} label={t('loading')} />;
  return mayUrge ? children : <Navigate to={paths.protection} replace />;
}
