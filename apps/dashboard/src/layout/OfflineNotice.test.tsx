import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => onlineManager.setOnline(true));

test('says that changes cannot be saved while there is no connection', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText('You are offline. Changes can be saved once the connection is back.')).toBeDefined();
  act(() => onlineManager.setOnline(true));
  expect(screen.getByRole('status').textContent).toBe('');
});
