import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { categoriesOf, findGames } from './find-games.ts';
import { favouriteKey, useFavourites } from './favourites.ts';
import { GameGrid } from './game-grid.tsx';
import { useListGamesQuery } from '#app/features/around/games/games-api.ts';
import type { Provider } from '#app/features/around/games/providers.ts';
import { useGamePages } from './use-game-pages.ts';
import { useCategoryName } from './use-category-name.ts';
import * as empty from '#app/ui/empty.module.css';

const ALL = ' all';
const FAVOURITES = 'favourites';

/** A provider's games, with search, categories and favourites. A page of them at a time; of those, only what is near the screen is rendered. */
export function GameList({ type }: { readonly type: Provider }) {
  const { t } = useTranslation('games');
  const { currentData: games, isError, error, refetch } = useListGamesQuery(type);
  const [typed, setTyped] = useState('');
  const { asked, count, choose, showMore } = useGamePages();
  const { marked, toggle } = useFavourites();
  const text = useDeferredValue(typed);
  const nameOf = useCategoryName();
  const categories = categoriesOf(games ?? []);
  const shown = asked === FAVOURITES || categories.includes(asked) ? asked : ALL;
  const category = shown === ALL || shown === FAVOURITES ? undefined : shown;
  const found = findGames(games ?? [], { text, category }).filter(
    ({ id }) => shown !== FAVOURITES || marked.has(favouriteKey(type, id)),
  );
  const options = [
    { value: ALL, text: t('all') },
    { value: FAVOURITES, text: t('favourites') },
    ...categories.map((value) => ({ value, text: nameOf(value) })),
  ];
  return (
    <>
      {isError && <LoadFailed text={t('failed')} error={error} onRetry={refetch} />}
      {games === undefined && !isError && <Skeleton rows={6} label={t('loading')} />}
      {games?.length === 0 && <p className={empty.empty}>{t('empty')}</p>}
      {games !== undefined && games.length > 0 && (
        <>
          <Field
            type="search"
            label={t('search')}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Chips
            label={t('title')}
            options={options}
            chosen={shown}
            onChoose={(value) => choose(value === ALL ? '' : value)}
          />
          {found.length === 0 && (
            <p className={empty.empty} role="status">
              {t('searchNone')}
            </p>
          )}
          <GameGrid type={type} games={found.slice(0, count)} total={found.length} marked={marked} onMark={toggle} />
          {found.length > count && <QuietButton onClick={showMore}>{t('more')}</QuietButton>}
        </>
      )}
    </>
  );
}
