import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Promotion } from './promotions-api.ts';
import * as styles from './promotion-card.module.css';

/** A promotion's picture and name, linked to its page. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const { id, title, image, lang } = promotion;
  return (
    <Link to={fillPath(paths.promotion, { id })} className={styles.card}>
      <span className={styles.frame}>
        <Picture src={image} alt="" width={640} height={360} className={styles.picture} />
      </span>
      <span className={styles.title}>
        <span lang={lang} dir="auto">
          {title}
        </span>
        <ChevronRight aria-hidden="true" size={18} />
      </span>
    </Link>
  );
}

/** Its skeleton. */
export function PromotionCardShape() {
  return (
    <div className={styles.card} data-shape aria-hidden="true">
      <span className={styles.frame} />
      <span className={styles.title}>&nbsp;</span>
    </div>
  );
}
