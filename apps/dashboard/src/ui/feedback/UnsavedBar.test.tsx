import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UnsavedBar } from './UnsavedBar.tsx';

afterEach(cleanup);

test('gone with its Cancel, it leaves the focus on the page', () => {
  const Screen = () => {
    const [pending, setPending] = useState(true);
    return (
      <main tabIndex={-1}>
        {pending && (
          <UnsavedBar count="1 edit" action="Save" onCancel={() => setPending(false)} onAction={() => undefined} />
        )}
      </main>
    );
  };
  render(<Screen />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
  const button = screen.getByRole('button', { name: 'Cancel' });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
