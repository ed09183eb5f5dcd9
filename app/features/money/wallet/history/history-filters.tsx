import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { Field } from '#app/ui/field.tsx';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import type { OrderWord } from '#app/features/money/wallet/ui/order-state.ts';
import { HISTORY_KINDS, isOrderKind, type HistoryFilter, type HistoryGame } from './history-entry.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './history.module.css';

const STATUSES: Readonly<Record<'recharge' | 'withdraw', readonly OrderWord[]>> = {
  recharge: ['waiting', 'processing', 'audited', 'success', 'failed', 'rejected'],
  withdraw: ['created', 'pending', 'processing', 'audited', 'success', 'failed', 'rejected'],
};

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  /** Products to filter by; none: no such filter. */
  readonly games: readonly HistoryGame[];
  readonly onFilter: (filter: HistoryFilter) => void;
}

export function HistoryFilters({ filter, games, onFilter }: HistoryFiltersProps) {
  const { t } = useTranslation('wallet');
  const { features } = useBrand();
  const { kind, gameId, status, from, until } = filter;
  // Check-in days are paid as bonuses too.
  const kinds = HISTORY_KINDS.filter((each) => each !== 'bonuses' || features.bonus || features.checkIn);
  const isWrongOrder = from !== '' && until !== '' && from > until;
  return (
    <div className={stack.fit3}>
      <OneOf
        label={t('history.kinds')}
        options={kinds.map((value) => ({ value, text: t(`history.${value}`) }))}
        chosen={kind}
        onChoose={(each) =>
          onFilter({ ...filter, kind: each, status: '', ...(isOrderKind(each) && { gameId: undefined }) })
        }
        look={[stack.wrap2, styles.kind]}
      />
      <div className={styles.fields}>
        {isOrderKind(kind) && (
          <div className={styles.status}>
            <SelectField
              label={t('history.status')}
              value={status}
              onChange={(event) => onFilter({ ...filter, status: event.target.value as HistoryFilter['status'] })}
              options={[
                { value: '', text: t('history.anyStatus') },
                ...STATUSES[kind as keyof typeof STATUSES].map((word) => ({ value: word, text: t(`status.${word}`) })),
              ]}
            />
          </div>
        )}
        {games.length > 0 && (
          <div className={styles.status}>
            <SelectField
              label={t('history.game')}
              value={gameId === undefined ? '' : String(gameId)}
              onChange={({ target: { value } }) =>
                onFilter({ ...filter, gameId: value === '' ? undefined : Number(value) })
              }
              options={[
                { value: '', text: t('history.anyGame') },
                ...games.map(({ id, name }) => ({ value: String(id), text: name })),
              ]}
            />
          </div>
        )}
        <Field
          label={t('history.from')}
          type="date"
          value={from}
          max={until || undefined}
          onChange={(event) => onFilter({ ...filter, from: event.target.value })}
        />
        <Field
          label={t('history.until')}
          type="date"
          value={until}
          min={from || undefined}
          error={isWrongOrder ? t('history.wrongOrder') : undefined}
          onChange={(event) => onFilter({ ...filter, until: event.target.value })}
        />
      </div>
    </div>
  );
}
