import { useTranslation } from 'react-i18next';
import type { PressRequest } from '#app/api/money/intent.ts';
import { isUnresolved, type MoneyProgress, selectCallElsewhere } from '#app/api/money/money-slice.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';

interface OtherTabProps {
  readonly rows: readonly MoneyRowName[];
  /** Names the call by its own request, in a few words or figures. */
  readonly what: (request: PressRequest) => string | undefined;
  /** Whether an outcome belongs here. What is still open is shown wherever it locks a button. */
  readonly isHere?: (request: PressRequest) => boolean;
}

/** What was pressed in another tab: beside the form of this one, which it neither empties nor marks as done. */
export function OtherTab({ rows, ...props }: OtherTabProps) {
  return rows.map((row) => <OfRow key={row} row={row} {...props} />);
}

function OfRow({ row, what, isHere }: { readonly row: MoneyRowName } & Omit<OtherTabProps, 'rows'>) {
  const call = useAppSelector((state) => selectCallElsewhere(state, row));
  const isOpen = call !== undefined && isUnresolved(call);
  const isShown = isOpen || isHere === undefined || call?.request === undefined || isHere(call.request);
  return (
    <Outcome of={isShown ? call?.status : undefined} isElsewhere>
      {isShown && call !== undefined && <Said call={call} what={what} />}
    </Outcome>
  );
}

function Said({ call: { status, request }, what }: { readonly call: MoneyProgress } & Pick<OtherTabProps, 'what'>) {
  const { t } = useTranslation('shell');
  const values = { what: (request && what(request)) ?? '–' };
  if (status === 'sending' || status === 'checking') return <Notice kind="busy">{t('otherTab.open', values)}</Notice>;
  return <Notice kind={status === 'unknown' ? 'warning' : 'info'}>{t(`otherTab.${status}`, values)}</Notice>;
}
