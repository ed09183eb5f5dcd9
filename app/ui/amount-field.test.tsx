import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';

describe('the amount field', () => {
  afterEach(cleanup);

  it('is text with a decimal keyboard that nothing fills in, tied to its error and its hint', () => {
    render(<AmountField label="Amount" currency="USDT" hint="From 10 to 50,000 USDT" error="At least 10 USDT" />);
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
    render(<AmountField label="Amount" currency="BRL" />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    for (const typed of ['1.000,50', '1e3', '\uff15']) {
      fireEvent.change(input, { target: { value: typed } });
      expect(input.value).toBe(typed);
    }
  });

  it('offers the maximum if the caller names it', () => {
    const onFill = vi.fn();
    const fill = { text: 'Max', label: 'Use the whole balance', onFill };
    const { rerender } = render(<AmountField label="Amount" currency="USDT" fill={fill} />);
    fireEvent.click(screen.getByRole('button', { name: 'Use the whole balance' }));
    expect(onFill).toHaveBeenCalledOnce();
    rerender(<AmountField label="Amount" currency="USDT" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
