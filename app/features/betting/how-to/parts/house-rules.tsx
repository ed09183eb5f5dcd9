import { useTranslation } from 'react-i18next';
import { LimitedGame, MarketKind, SportGame } from '#contract/entities';
import { MAX_FOLD, marketMaxFold, OUTCOMES } from '#engine/sports';
import { useBrand } from '#app/brand/brand-context.ts';
import { useBrandRules } from '#app/features/account/account/index.ts';
import { formatCount, regional } from '#app/i18n/format.ts';
import { useRuleTexts } from '#app/i18n/use-rule-texts.ts';
import { Section } from './section.tsx';
import { useExampleMoney } from './use-example-money.ts';
import * as styles from './how-to.module.css';

/** The brand's rules of sports bets with their numbers: those that the slip computes with. */
export function HouseRules() {
  const { t, i18n } = useTranslation(['house', 'shell', 'markets', 'lottery']);
  const { sports, rules } = useBrand();
  const { folds, settlement, postponedHours } = useBrandRules();
  const { currency } = useExampleMoney();
  const ruleTexts = useRuleTexts();
  const { language } = i18n;
  const count = (number: number) => formatCount(String(number), language);
  const countries = new Intl.DisplayNames(regional(language), { type: 'region' });
  const list = new Intl.ListFormat(regional(language));
  const shown = SportGame.options.filter((game) => sports.includes(game));
  const nameOf = (game: LimitedGame) =>
    (SportGame.options as readonly string[]).includes(game) || game === 'cricket'
      ? t(`shell:nav.${game as SportGame}`)
      : t(`lottery:game.${game as 'pk10'}`);
  const boundsOf = (game: SportGame) =>
    MarketKind.options.flatMap((market) => {
      const most = marketMaxFold(game, market, folds);
      return market in OUTCOMES[game] && most < MAX_FOLD ? [`${t(`markets:market.${market}`)} ${count(most)}`] : [];
    });
  if (shown.length === 0) return null;
  const longest = Math.max(
    ...shown.flatMap((game) => MarketKind.options.map((market) => marketMaxFold(game, market, folds))),
  );
  return (
    <Section title={t('house:title')}>
      <ul className={styles.rules} data-testid="house-rules">
        {shown.every((game) => boundsOf(game).length === 0) ? (
          <li>{t('house:foldsAll', { most: count(MAX_FOLD) })}</li>
        ) : (
          shown.map((game) => {
            const bounds = boundsOf(game);
            return (
              <li key={game}>
                {bounds.length === 0
                  ? t('house:foldsFree', { game: nameOf(game), most: count(MAX_FOLD) })
                  : t('house:foldsOf', { game: nameOf(game), list: list.format(bounds) })}
              </li>
            );
          })
        )}
        {settlement !== undefined && ruleTexts(settlement, currency, longest).map((text) => <li key={text}>{text}</li>)}
        <li>{t('house:postponed', { hours: count(postponedHours) })}</li>
        {LimitedGame.options.flatMap((game) => {
          const closed = rules?.disabledRegions?.[game] ?? [];
          return closed.length === 0
            ? []
            : [
                <li key={game}>
                  {t('house:region', {
                    game: nameOf(game),
                    countries: list.format(closed.map((code) => countries.of(code) ?? code)),
                  })}
                </li>,
              ];
        })}
      </ul>
    </Section>
  );
}
