import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkSixChoice, DescribeChoice } from '#app/features/betting/draws/index.ts';
import type { Animal, BallColor, BallSide } from '#engine/lottery';

/** Names a selection: what is picked, and the kind and place of the bet. */
export function useDescribe(): DescribeChoice {
  const { t } = useTranslation('lottery');
  return useCallback(
    (any) => {
      const choice = any as MarkSixChoice;
      const { kind, selection, position, level, configuration } = choice;
      const one = (what: string | number): string => {
        switch (kind) {
          case 'specialCode':
          case 'numberCode':
            return String(what);
          case 'specialCodeSide':
          case 'numberCodeSide':
            return t(`side.${what as BallSide}`);
          case 'specialCodeColor':
          case 'numberCodeColor':
            return t(`color.${what as BallColor}`);
          case 'specialCodeTail':
          case 'tail':
            return t('tailName', { digit: what });
          default:
            return t(`animal.${what as Animal}`);
        }
      };
      const title = Array.isArray(selection) ? selection.map(one).join(', ') : one(selection as string | number);
      const details = [
        position === undefined ? t(`kind.${kind}`) : `${t(`position.${position}`)}: ${t(`kind.${kind}`)}`,
        ...(configuration === 'six' ? [t('merge.six')] : []),
        ...(level === undefined ? [] : [t('combination.levelOf', { count: level })]),
      ];
      return { title, detail: details.join(' · ') };
    },
    [t],
  );
}
