import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('protection: help, block lists, complaints', () => {
  it('uk: who helps, who blocks, and the body for disputes that the brand names', async () => {
    app = await protectedApp('uk', '/protection');
    expect(links(await app.screen.findByTestId('help'))).toEqual([
      ['GamCare, National Gambling Helpline', 'https://www.gamcare.org.uk/'],
      ['0808 8020 133', 'tel:08088020133'],
      ['GAMSTOP', 'https://www.gamstop.co.uk/'],
      ['IBAS', 'https://www.ibas-uk.com/'],
    ]);
  });

  it('br: who helps, the public platform for complaints, and the ombudsman of the brand', async () => {
    app = await protectedApp('br', '/protection');
    expect(links(await app.screen.findByTestId('help'))).toEqual([
      ['CVV', 'https://www.cvv.org.br/'],
      ['188', 'tel:188'],
      ['consumidor.gov.br', 'https://www.consumidor.gov.br/'],
      ['+55 11 4000 4321', 'tel:+551140004321'],
      ['ouvidoria@ventoverde.example', 'mailto:ouvidoria@ventoverde.example'],
    ]);
  });

  it('none: shows none', async () => {
    app = await protectedApp('none', '/protection');
    await app.screen.findByTestId('limit-deposit-day');
    expect(app.screen.queryByTestId('help')).toBeNull();
  });
});

describe('protection: tax on prizes', () => {
  it('br: what the tax is, and who pays it', async () => {
    app = await protectedApp('br', '/protection');
    expect((await app.screen.findByTestId('tax')).textContent).toBe(
      'Net prizes are taxed at 15%. You work the tax out once a year and pay it yourself; we withhold nothing.',
    );
  });
});

describe('protection: delay of matches in play', () => {
  it('uk: the pages of matches say that pictures and scores are late', async () => {
    app = await protectedApp('uk', '/sport/soccer');
    expect((await app.screen.findByTestId('in-play-note')).textContent).toMatch(
      /^Live pictures and scores are delayed\./,
    );
  });

  it.each(['br', 'none'] as const)('%s: has no such notice', async (profile) => {
    app = await protectedApp(profile, '/sport/soccer');
    await app.screen.findAllByRole('listitem');
    expect(app.screen.queryByTestId('in-play-note')).toBeNull();
  });
});

describe('protection: a deposit limit is offered', () => {
  it('uk: at registration, where it is left out only by an active no', async () => {
    app = await protectedApp('uk', '/registration', { isGuest: true });
    const group = await app.screen.findByRole('group', { name: 'Your deposit limit' });
    expect(within(group).getByLabelText('Deposit limit').getAttribute('required')).toBeNull();
    expect(within(group).queryByLabelText('Loss limit')).toBeNull();
    const no = within(group).getByRole('checkbox', { name: 'No, I do not want a deposit limit' });
    expect((no as HTMLInputElement).checked).toBe(false);
    fireEvent.click(app.screen.getByRole('button', { name: 'Create account' }));
    expect(await within(group).findByText('Enter a deposit limit, or say that you do not want one.')).toBeTruthy();
  });

  it('uk: in the deposit form, to a player without one', async () => {
    app = await protectedApp('uk', '/', { limits: [] });
    app.store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' }));
    expect((await app.screen.findByTestId('limit-offer')).textContent).toMatch(/Set a deposit limit$/);
  });

  it('uk: an account from before the rule sets one or says no before its first deposit', async () => {
    app = await protectedApp('uk', '/', {
      limits: [],
      before({ simulator }) {
        simulator.world().members.updateDoc('m-player', { noDepositLimitMs: undefined });
      },
    });
    app.store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' }));
    const wallet = within(await app.screen.findByRole('dialog', { name: 'Wallet' }));
    expect(await wallet.findByText('Enter a deposit limit, or say that you do not want one.')).toBeTruthy();
    const pay = wallet.getAllByRole('button', { name: /^Deposit/ }).at(-1) as HTMLButtonElement;
    expect(pay.disabled).toBe(true);
    fireEvent.click(wallet.getByRole('button', { name: 'No, I do not want a deposit limit' }));
    await waitFor(() => expect(pay.disabled).toBe(false));
    expect(wallet.queryByRole('button', { name: 'No, I do not want a deposit limit' })).toBeNull();
  });
});
