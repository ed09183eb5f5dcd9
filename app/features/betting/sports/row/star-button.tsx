import { Star } from 'lucide-react';
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
