import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { GameFrame } from '#app/features/around/games/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';

/** What a failed launch leaves in `iframeUrl`: nothing, or the name of a value that was missing. */
const NONE: ReadonlySet<string> = new Set(['', 'undefined']);

export function GameLoaderRoute() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const address = query.get('iframeUrl');
  return (
    <PlayerOnly>
      {address === null || NONE.has(address) ? (
        <Navigate to={paths.liveGames} replace />
      ) : (
        <>
          <PageTitle text={t('live')} />
          <GameFrame key={address} address={address} back={paths.liveGames} />
        </>
      )}
    </PlayerOnly>
  );
}
