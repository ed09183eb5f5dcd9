import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QRCodeCanvas } from 'qrcode.react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLE } from '#contract/entities';
import { renderApp } from '#app/test/render-app.tsx';
import { DEMO_ACCOUNTS } from '#fixtures/world';

const emailOf = (role: number) => DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '';

describe('inviting friends', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  let drawn: Map<HTMLCanvasElement, number[][]>;
  const write = vi.fn<(text: string) => Promise<void>>();
  const share = vi.fn<(what: object) => Promise<void>>();
  beforeEach(() => {
    write.mockReset().mockResolvedValue();
    share.mockReset().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { clipboard: { writeText: write }, share });
    // jsdom draws nothing: what would be drawn is kept, by canvas.
    drawn = new Map();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      const squares: number[][] = [];
      drawn.set(this, squares);
      return {
        scale: () => {},
        fillRect: (...square: number[]) => void squares.push(square),
      } as unknown as CanvasRenderingContext2D as never;
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
    await app.close();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  const linkShown = async () => (await screen.findByText(/\/registration\?inviteCode=/)).textContent ?? '';

  it('a player has one code, by every way', async () => {
    app = await renderApp('/invite', { signedInAs: emailOf(ROLE.user) });
    const link = await linkShown();
    expect(link).toBe(`${location.origin}/registration?inviteCode=R000001`);
    expect(screen.queryByRole('group', { name: 'Type of code' })).toBeNull();
    const hrefs = ['Messenger', 'WhatsApp', 'Telegram'].map(
      (name) => screen.getByRole<HTMLAnchorElement>('link', { name }).href,
    );
    expect(hrefs.map((href) => href.split('?')[0])).toEqual([
      'fb-messenger://share/',
      'https://wa.me/',
      'https://t.me/share/url',
    ]);
    for (const href of hrefs) expect(decodeURIComponent(href)).toContain(link);
    // The system's share dialog; closing it is no error.
    fireEvent.click(screen.getByRole('button', { name: 'More ways to share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Harborlight', text: 'Join me at Harborlight:', url: link });
  });

  it('the picture is the link, 256 pixels wide, under the nickname; one that cannot be made says so', async () => {
    app = await renderApp('/invite', { signedInAs: emailOf(ROLE.user) });
    const link = await linkShown();
    // The nickname comes with the profile, which may answer after the link.
    expect(await screen.findByText('demo-player')).toBeTruthy();
    const picture = screen.getByRole<HTMLCanvasElement>('img', { name: /^QR code of the link/ });
    expect([picture.width, picture.height]).toEqual([256, 256]);
    const squares = drawn.get(picture);
    render(
      <QRCodeCanvas
        value={link}
        size={256}
        level="L"
        boostLevel={false}
        marginSize={2}
        aria-label="expected"
        role="img"
      />,
    );
    expect(squares).toEqual(drawn.get(screen.getByRole<HTMLCanvasElement>('img', { name: 'expected' })));
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    fireEvent.click(screen.getByRole('button', { name: 'Download as a picture' }));
    expect(await screen.findByText('The picture could not be made.')).toBeTruthy();
  });

  it('an agent chooses among the types of codes', async () => {
    app = await renderApp('/invite', { signedInAs: emailOf(ROLE.agent) });
    const own = await linkShown();
    const types = within(screen.getByRole('group', { name: 'Type of code' }));
    for (const [name, suffix] of [
      ['Sub-agents', '-agent'],
      ['VIP guests', '-vip'],
      ['Friends', ''],
    ] as const) {
      fireEvent.click(types.getByRole('button', { name }));
      await expect.poll(linkShown).toBe(own + suffix);
    }
  });

  it.each([
    ['Copy the code', 400],
    ['Copy the link', 1_000],
  ] as const)('%s: it says for %i ms that it is copied', async (name, ms) => {
    app = await renderApp('/invite', { signedInAs: emailOf(ROLE.user) });
    const link = await linkShown();
    const button = screen.getByRole('button', { name });
    vi.useFakeTimers();
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(write).toHaveBeenCalledWith(name === 'Copy the code' ? 'R000001' : link);
    expect(button.textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(ms - 1));
    expect(button.textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button.textContent).toBe('Copy');
  });

  it('says so where the browser does not let it copy', async () => {
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    app = await renderApp('/invite', { signedInAs: emailOf(ROLE.user) });
    await linkShown();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText(/^Your browser did not allow copying/)).toBeTruthy();
  });
});
