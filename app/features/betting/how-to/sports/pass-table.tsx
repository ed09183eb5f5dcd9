import { useTranslation } from 'react-i18next';
import type { SportGame } from '#contract/entities';
import { countLines, NAMED_PASSES } from '#engine/sports';
import { formatCount } from '#app/i18n/format.ts';
import { usePassText } from '#app/i18n/use-pass-text.ts';
import { exampleSlip } from './example-slip.ts';
import { pickNames } from './pick-names.ts';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

/** The passes of a game, from the engine's table, with the number of lines. */
export function PassTable({ game }: { readonly game: SportGame }) {
  const { t, i18n } = useTranslation('howto');
  const passText = usePassText();
  const count = (number: number | bigint) => formatCount(String(number), i18n.language);
  const sold = NAMED_PASSES.filter(({ system }) => system === 'uk' || system === (game === 'bd' ? 'bd' : 'jczq'));
  return (
    <Section title={t('passes.title')}>
      <p>{t('passes.hint')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('passes.name')}</th>
            <th scope="col">{t('passes.matches')}</th>
            <th scope="col">{t('passes.folds')}</th>
            <th scope="col">{t('passes.lines')}</th>
          </tr>
        </thead>
        <tbody>
          {sold.map(({ name, matches, folds }) => {
            const odds = Array.from({ length: matches }, () => '2');
            const slip = exampleSlip({ game, currency: 'USDT', lineStake: '1', passes: [name], odds });
            return (
              <tr key={name} data-testid="pass">
                <th scope="row">{[name, ...pickNames(matches, folds)].map(passText).join(' / ')}</th>
                <td>{count(matches)}</td>
                <td>{folds.map(count).join(', ')}</td>
                <td>{count(countLines(slip))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
