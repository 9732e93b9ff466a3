import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noResizeObserver, showPanel } from '../../../test/show-panel.tsx';
import { aViewer } from '../../../test/viewers/a-viewer.ts';

const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const accepted = vi.fn();

beforeEach(() => {
  sent.mockReset();
  accepted.mockReset();
  sent.mockImplementation(async () => Response.json({ success: true, message: 'ok' }));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('ResizeObserver', noResizeObserver);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A filled form that was just sent. */
const send = () => {
  const viewer = aViewer();
  viewer.element.addEventListener('vitrine-enquiry', accepted);
  const { screen } = showPanel(viewer, 1280);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Save your design');
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fill(/^Name/, 'Priya Shah');
  fill(/^Email/, 'priya@example.test');
  fill(/^Phone/, '07712345');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Save your design');
  return { screen, press, fill };
};

/** One whose first try found no connection. */
const offline = async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const form = send();
  await form.screen.findByRole('alertdialog', { name: 'No connection' });
  return form;
};

const keys = () => sent.mock.calls.map(([, { body }]) => (body as FormData).get('client_key'));
const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));

test('says that nothing is lost, with the way to try again in focus', async () => {
  const { screen } = await offline();
  expect(screen.getByText(/is sent by itself as soon as the connection is back/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBe(document.activeElement));
});

test('is sent by itself once the connection is back, with the same key', async () => {
  const { screen } = await offline();
  await reconnect();
  await screen.findByText('Changes saved successfully. You will receive an email with details soon.');
  expect(keys()).toEqual([keys()[0], keys()[0]]);
  expect(accepted).toHaveBeenCalledOnce();
  await reconnect();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('is sent once by the button, however often the connection comes back meanwhile', async () => {
  const { screen, press } = await offline();
  press('Try again');
  await reconnect();
  await screen.findByText('Changes saved successfully. You will receive an email with details soon.');
  expect(sent).toHaveBeenCalledTimes(2);
});

test('the way back leads to what was typed, and then nothing is sent unasked', async () => {
  const { screen, press } = await offline();
  press('Back to the form');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Priya Shah');
  await reconnect();
  expect(sent).toHaveBeenCalledTimes(1);
  press('Save your design');
  await screen.findByText('Changes saved successfully. You will receive an email with details soon.');
  expect(new Set(keys()).size).toBe(1);
});

test('what was corrected on the way back is an enquiry of its own', async () => {
  const { screen, press, fill } = await offline();
  press('Back to the form');
  fill(/^Phone/, '07712346');
  press('Save your design');
  await screen.findByText('Changes saved successfully. You will receive an email with details soon.');
  expect(new Set(keys()).size).toBe(2);
});

test('what went wrong is shown also when the form was closed while it was sent', async () => {
  let answer: (response: Response) => void = () => undefined;
  sent.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { screen, press } = send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  press('Close the form');
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  answer(new Response('', { status: 500 }));
  await screen.findByText('Something went wrong. Please try again later.');
  press('Ok');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Priya Shah');
});
