import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { english } from '#app/test/markup/english.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';

type Shown = Omit<ComponentProps<typeof AmountField>, 'label' | 'value' | 'onEnter'>;

/** A form with one amount. */
function Amount(shown: Shown) {
  const [entered, setEntered] = useState('');
  return (
    <I18nextProvider i18n={english}>
      <AmountField {...shown} label="Amount" value={entered} onEnter={setEntered} />
    </I18nextProvider>
  );
}

describe('the amount field', () => {
  afterEach(cleanup);

  it('is text with a decimal keyboard that nothing fills in, tied to its error and its hint', () => {
    render(<Amount currency="USDT" hint="From 10 to 50,000 USDT" error="At least 10 USDT" />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    expect([input.type, input.inputMode, input.autocomplete]).toEqual(['text', 'decimal', 'off']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'At least 10 USDT',
      'From 10 to 50,000 USDT',
    ]);
  });

  it('leaves typed or pasted text unchanged, and refuses nothing by itself', () => {
    render(<Amount currency="BRL" />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    for (const typed of ['1.000,50', '1e3', '\uff15']) {
      fireEvent.change(input, { target: { value: typed } });
      expect(input.value).toBe(typed);
    }
  });

  it('offers the maximum if the caller names it', () => {
    const onFill = vi.fn();
    const fill = { text: 'Max', label: 'Use the whole balance', onFill };
    const { rerender } = render(<Amount currency="USDT" fill={fill} />);
    fireEvent.click(screen.getByRole('button', { name: 'Max: Use the whole balance' }));
    expect(onFill).toHaveBeenCalledOnce();
    rerender(<Amount currency="USDT" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
