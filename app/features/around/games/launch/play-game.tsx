import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WalletGame } from '#contract/brand';
import type { ApiError } from '#app/api/api-error.ts';
import { beside } from '#app/api/refusals/beside.ts';
import { fillPath, paths } from '#app/paths.ts';
import { refusedBy, StopText, useUnprotected } from '#app/features/account/protection/index.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { GameFrame } from './game-frame.tsx';
import { useLaunchGameMutation } from '#app/features/around/games/games-api.ts';
import { useOnce } from './use-once.ts';
import { launchRefusal } from './launch-refusal.ts';
import type { Provider } from '#app/features/around/games/providers.ts';

const UNPROTECTED = { is: 'unprotected' } as const;

interface PlayGameProps {
  readonly type: Provider | WalletGame;
  readonly id: string;
  readonly name?: string;
}

/** Launches a game once, and shows it. */
export function PlayGame({ type, id, name }: PlayGameProps) {
  const { t } = useTranslation('games');
  const commonText = useCommonText();
  const [launch, { data, isError, error }] = useLaunchGameMutation();
  // A launch opens a session with the provider: React's second run of effects must not open another.
  useOnce(() => void launch({ type, id }));
  const back = fillPath(paths.gamesOf, { type });
  const isUnprotected = useUnprotected();
  const refused = refusedBy(error as ApiError | undefined);
  // Ours names the kind of the break and its end, which the server's words would only repeat.
  const stop = isUnprotected ? UNPROTECTED : refused?.is === 'excluded' ? refused : undefined;
  if (stop !== undefined) {
    return (
      <>
        <Notice kind="warning">
          <StopText stop={stop} currency="" />
        </Notice>
        <Link to={back}>{t('back')}</Link>
      </>
    );
  }
  if (data !== undefined) return <GameFrame address={data.url} back={back} title={name} />;
  if (!isError) return <Notice kind="busy">{t('launching')}</Notice>;
  const refusal = launchRefusal(error as ApiError | undefined);
  return (
    <>
      <LoadFailed
        error={undefined}
        text={'own' in refusal ? beside(refusal.message, t(`${refusal.own}`), refusal.own) : commonText(refusal)}
        onRetry={() => launch({ type, id })}
      />
      <Link to={back}>{t('back')}</Link>
    </>
  );
}
