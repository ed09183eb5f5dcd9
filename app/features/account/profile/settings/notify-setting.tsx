import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { canNotify, readState, turnOff, turnOn, type NoticeState } from '#app/push/browser/notices.ts';
import { useGetPushKeyQuery } from '#app/features/account/profile/profile-api.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/account/profile/profile.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as rows from './setting-row.module.css';

/** Notifications of settled bets, where this browser can show them and the upstream can send them. */
export function NotifySetting() {
  const { t } = useTranslation('profile');
  const { upstream } = useBrand();
  const user = useAppSelector((state) => state.session.player?.userId);
  // An upstream without keys has none of our additions.
  const isPossible = upstream.idempotency === 'keyed' && canNotify();
  const { isSuccess } = useGetPushKeyQuery(undefined, { skip: !isPossible });
  if (!isPossible || !isSuccess || user === undefined) return null;
  return (
    <section className={stack.fit4}>
      <h2 className={styles.title}>{t('groups.notices')}</h2>
      <ul className={rows.rows}>
        <NotifyRow key={user} user={user} />
      </ul>
    </section>
  );
}

type Shown = NoticeState['is'] | 'reading' | 'asking' | 'ending';

function NotifyRow({ user }: { readonly user: string }) {
  const { t, i18n } = useTranslation('profile');
  const { language } = i18n;
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [state, setState] = useState<NoticeState | { readonly is: 'reading' | 'asking' | 'ending' }>({ is: 'reading' });
  const [news, setNews] = useState<'on' | 'off'>();
  /** Only what was asked for last is shown. */
  const turn = useRef(0);
  const isBusy = state.is === 'reading' || state.is === 'asking' || state.is === 'ending';

  useEffect(() => {
    const own = (turn.current += 1);
    const show = (found: NoticeState) => turn.current === own && setState(found);
    dispatch(readState(user, language)).then(show, () => show({ is: 'failed' }));
  }, [dispatch, user, language]);

  async function press(busy: 'asking' | 'ending'): Promise<void> {
    const own = (turn.current += 1);
    setNews(undefined);
    setState({ is: busy });
    const work = dispatch(busy === 'asking' ? turnOn(user, language) : turnOff());
    const after = await work.catch((): NoticeState => ({ is: 'failed', isOn: busy === 'ending' }));
    if (turn.current !== own) return;
    setState(after);
    if (after.is === 'on' || after.is === 'off') setNews(after.is);
  }

  const isOn = state.is === 'on' || state.is === 'ending' || (state.is === 'failed' && state.isOn === true);
  const action = isOn ? t('notices.turnOff') : state.is === 'blocked' ? t('notices.again') : t('notices.turnOn');
  const error = state.is === 'failed' ? (state.error && errorText(state.error)) || t('notices.failed') : undefined;
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <div className={rows.words}>
          <h3 className={muted.label}>{t('notices.label')}</h3>
          <p className={rows.value}>{t(`notices.state.${isOn ? 'on' : VALUES[state.is]}`)}</p>
          <p className={rows.hint}>{t(HINTS[state.is] ?? 'notices.why')}</p>
        </div>
        {state.is !== 'reading' && (
          <button
            type="button"
            className={rows.action}
            aria-label={`${t('notices.label')}: ${action}`}
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy}
            onClick={() => !isBusy && void press(isOn ? 'ending' : 'asking')}
          >
            {action}
          </button>
        )}
      </div>
      <Outcome of={error ?? news}>
        {error !== undefined && <Notice kind="error">{error}</Notice>}
        {news !== undefined && <Notice kind="success">{t(`notices.done.${news}`)}</Notice>}
      </Outcome>
    </li>
  );
}

const VALUES = {
  reading: 'reading',
  on: 'on',
  ending: 'on',
  off: 'off',
  asked: 'off',
  failed: 'off',
  asking: 'asking',
  blocked: 'blocked',
} as const satisfies Record<Shown, string>;

const HINTS = {
  asking: 'notices.answer',
  asked: 'notices.unanswered',
  blocked: 'notices.unblock',
} as const satisfies Partial<Record<Shown, string>> as Partial<
  Record<Shown, 'notices.answer' | 'notices.unanswered' | 'notices.unblock'>
>;
