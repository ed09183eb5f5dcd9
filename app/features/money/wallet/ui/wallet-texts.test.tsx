import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODES } from '#contract/reasons';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { Deposit } from '#app/features/money/wallet/deposit/deposit.tsx';
import { PayLink } from '#app/features/money/wallet/deposit/pay-link.tsx';
import { RealNameForm } from '#app/features/money/wallet/withdraw/real-name-form.tsx';
import { WalletPanel } from '#app/features/money/wallet/wallet-panel.tsx';
import { Withdraw } from '#app/features/money/wallet/withdraw/withdraw.tsx';

const NONE_LEFT = 'No payment methods are available at the moment. Please contact support.';

describe('what the wallet says', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });
  const answerWith = (path: RegExp, answer: () => Response) => () => {
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      path.test(url) ? Promise.resolve(answer()) : reach(url, init),
    );
  };

  it.each([
    ['deposit', <Deposit key="deposit" />, /api\/v1\/pay\/all/],
    ['withdrawal', <Withdraw key="withdrawal" />, /api\/v1\/withdraw\/all/],
  ])('of a %s without any way to pay: that there is none, and whom to ask', async (_, element, path) => {
    const none = () => Response.json({ code: 0, msg: '', data: [] });
    app = await renderApp('/', { signedInAs: DEMO_PLAYER.email, element, before: answerWith(path, none) });
    expect(await app.screen.findByText(NONE_LEFT)).toBeTruthy();
  });

  it.each([undefined, 'javascript:alert(1)'])('of the payment link %s: that it is not available', async (url) => {
    app = await renderApp('/', { element: <PayLink url={url} /> });
    expect(await app.screen.findByText('The payment link is not available. Please contact support.')).toBeTruthy();
    expect(app.screen.queryByRole('link')).toBeNull();
  });

  it('of a real name that is refused: why, and the name stays in the field', async () => {
    const refused = () =>
      Response.json({ code: CODES.forbidden.code, msg: 'no', data: { ban: 'withdraw' } }, { status: 403 });
    app = await renderApp('/', {
      signedInAs: 'empty@demo.slipway.test',
      element: <RealNameForm />,
      before: answerWith(/member\/account$/, refused),
    });
    fireEvent.change(await app.screen.findByLabelText('Real name'), { target: { value: 'Erin Empty' } });
    fireEvent.click(app.screen.getByRole('button', { name: 'Save name' }));
    expect(await app.screen.findByText('no. This account may not withdraw. Please contact support.')).toBeTruthy();
    expect((app.screen.getByLabelText('Real name') as HTMLInputElement).value).toBe('Erin Empty');
  });

  it('opens with the page that was asked for: a withdrawal', async () => {
    const element = <WalletPanel type="withdraw" onType={() => undefined} />;
    app = await renderApp('/', { signedInAs: DEMO_PLAYER.email, element });
    expect((await app.screen.findByRole('button', { name: 'Withdraw' })).getAttribute('aria-pressed')).toBe('true');
    expect(await app.screen.findByRole('button', { name: 'Review' })).toBeTruthy();
    expect(app.screen.queryByText('Deposit amount')).toBeNull();
  });

  it('of a withdrawal to a bank without a real name: that it is needed, and asks for it', async () => {
    app = await renderApp('/', {
      signedInAs: DEMO_PLAYER.email,
      element: <Withdraw />,
      before() {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
          const response = await reach(url, init);
          if (!url.endsWith('member/info')) return response;
          const body = (await response.json()) as { data: object };
          return Response.json({ ...body, data: { ...body.data, real_name: null } });
        });
      },
    });
    fireEvent.click(await app.screen.findByRole('button', { name: 'Bank' }));
    expect(await app.screen.findByText('Your real name is needed')).toBeTruthy();
    expect(app.screen.getByLabelText('Real name')).toBeTruthy();
    expect(app.screen.queryByRole('button', { name: 'Review' })).toBeNull();
  });
});
