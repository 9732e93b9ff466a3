import { act, renderHook, waitFor } from '@testing-library/react';
import { DECIMAL_COMMA, type NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { expect, test } from 'vitest';
import { useSheetFile } from './useSheetFile.ts';

const FILE = new File(['SKU;Price\nA;1,5\n'], 'prices.csv');
const texts = { tooLarge: 'It is too large.', unreadable: 'It cannot be read.' };

const opened = (compare: (numbers: NumberStyle) => Promise<{ lines: number }>, mostBytes = 1000) =>
  renderHook(() =>
    useSheetFile({
      ...{ mostBytes, texts },
      choicesOf: async () => [],
      compare: (_sheet, numbers) => compare(numbers),
    }),
  ).result;

test('a file is read and compared', async () => {
  const file = opened(async () => ({ lines: 1 }));
  act(() => file.current.read(FILE));
  expect(file.current.isReading).toBe(true);
  await waitFor(() => expect(file.current).toMatchObject({ result: { lines: 1 }, issue: null, isReading: false }));
});

test.each([
  ['is too large', FILE, 10, texts.tooLarge],
  ['cannot be read', new File(['a\0b'], 'a.csv'), 1000, texts.unreadable],
])('a file that %s has an issue', async (_case, chosen, most, issue) => {
  const file = opened(async () => ({ lines: 1 }), most);
  act(() => file.current.read(chosen));
  await waitFor(() => expect(file.current).toMatchObject({ result: null, issue, isReading: false }));
});

test('a comparison that fails ends, also in another style of numbers', async () => {
  const file = opened(async (numbers) => {
    if (numbers === DECIMAL_COMMA) throw new Error('A part of the page did not load.');
    return { lines: 1 };
  });
  act(() => file.current.read(FILE));
  await waitFor(() => expect(file.current.result).toEqual({ lines: 1 }));
  act(() => file.current.chooseNumbers(DECIMAL_COMMA));
  await waitFor(() =>
    expect(file.current).toMatchObject({ issue: 'A part of the page did not load.', isReading: false }),
  );
});

test('of two files that are chosen one after the other the second one counts', async () => {
  const finish: ((result: { lines: number }) => void)[] = [];
  const file = opened(() => new Promise((resolve) => finish.push(resolve)));
  act(() => file.current.read(FILE));
  await waitFor(() => expect(finish).toHaveLength(1));
  act(() => file.current.read(FILE));
  await waitFor(() => expect(finish).toHaveLength(2));
  finish[1]?.({ lines: 2 });
  await waitFor(() => expect(file.current.result).toEqual({ lines: 2 }));
  await act(async () => finish[0]?.({ lines: 1 }));
  expect(file.current.result).toEqual({ lines: 2 });
});
