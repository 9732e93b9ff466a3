import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useMutation } from './useMutation.ts';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** A change whose answers a test gives, in the order in which it was sent. */
const aChange = () => {
  const sent: unknown[] = [];
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const mutationFn = (input: unknown): Promise<string> => {
    sent.push(input);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper });
  const send = (input?: unknown) => act(async () => result.current.mutate(input));
  return { sent, answers, result, send };
};

const form = (name: string, file?: File): FormData => {
  const data = new FormData();
  data.append('name', name);
  if (file) data.append('file', file);
  return data;
};

test.each([
  ['nothing', () => undefined],
  ['values', () => ({ name: 'Oak', price: 3 })],
  ['a form with a file', () => form('Oak', new File(['a'], 'oak.webp', { lastModified: 1 }))],
  ['edits', () => new Map([['D1', { price: 3 }]])],
])('%s is sent once, however often it is clicked before the answer', async (_name, input) => {
  const { sent, answers, result, send } = aChange();
  for (let click = 0; click < 3; click++) await send(input());
  expect(sent).toHaveLength(1);
  await act(async () => answers[0]?.resolve('done'));
  await waitFor(() => expect(result.current.data).toBe('done'));
  await send(input());
  expect(sent).toHaveLength(2);
});

test.each([
  ['values', { id: 1 }, { id: 2 }],
  ['images', { image: new Blob(['a']) }, { image: new Blob(['ab']) }],
  ['files', form('Oak', new File(['a'], 'oak.webp')), form('Oak', new File(['ab'], 'ash.webp'))],
])('other %s are sent meanwhile', async (_name, first, second) => {
  const { sent, send } = aChange();
  await send(first);
  await send(second);
  expect(sent).toEqual([first, second]);
});

test('who changes a choice and changes it back before the answers gets the last one', async () => {
  const { sent, send } = aChange();
  for (const chosen of ['new', 'won', 'new']) await send(chosen);
  expect(sent).toEqual(['new', 'won', 'new']);
});

test('a form that sending adds to is sent again after an error', async () => {
  const { sent, answers, result, send } = aChange();
  await send(form('Oak'));
  (sent[0] as FormData).set('images', '[]');
  await act(async () => answers[0]?.reject(new Error('no')));
  await waitFor(() => expect(result.current.isError).toBe(true));
  await send(form('Oak'));
  expect(sent).toHaveLength(2);
});

test('after an error the same is sent again', async () => {
  const { sent, answers, result, send } = aChange();
  await send('a');
  await act(async () => answers[0]?.reject(new Error('no')));
  await waitFor(() => expect(result.current.isError).toBe(true));
  await send('a');
  expect(sent).toHaveLength(2);
});
