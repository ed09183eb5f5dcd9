import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './star-button.module.css';

interface StarButtonProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Marks or unmarks a favourite. */
export function StarButton({ label, isOn, onToggle }: StarButtonProps) {
  return (
    <button type="button" className={styles.star} aria-pressed={isOn} aria-label={label} onClick={onToggle}>
      <Star size={18} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
    </button>
  );
}

/** Says that a match is a favourite, where there is no room for the button. */
export function StarMark() {
  const { t } = useTranslation('sports');
  return <Star size={12} fill="currentColor" className={styles.mark} role="img" aria-label={t('favourites.only')} />;
}
