import { useTranslation } from 'react-i18next';
import { MARK_SIX_KINDS, type MarkSixKind } from '#engine/lottery';
import { Chips } from '#app/ui/chips.tsx';

/** The eleven kinds of bets. */
export function KindChooser({
  chosen,
  onChoose,
}: {
  readonly chosen: MarkSixKind;
  readonly onChoose: (kind: MarkSixKind) => void;
}) {
  const { t } = useTranslation('lottery');
  return (
    <Chips
      label={t('kinds')}
      options={MARK_SIX_KINDS.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
