import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MoveButtons } from './MoveButtons.tsx';

afterEach(cleanup);

test('an entry moves from end to end with the focus on one button', () => {
  const places: number[] = [];
  const List = () => {
    const [at, setAt] = useState(0);
    const move = (to: number): void => {
      places.push(to);
      setAt(to);
    };
    return <MoveButtons at={at} count={3} onMove={move} />;
  };
  render(<List />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
  for (const label of [messages.moveDown, messages.moveUp]) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: label });
    button.focus();
    for (const _ of [1, 2, 3]) fireEvent.click(button);
    expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
      button,
      false,
      'true',
    ]);
  }
  expect(places).toEqual([1, 2, 1, 0]);
});
