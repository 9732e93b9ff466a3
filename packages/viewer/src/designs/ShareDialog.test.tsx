import { act, cleanup, fireEvent } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { noResizeObserver, showPanel } from '../../test/show-panel.tsx';
import { aViewer } from '../../test/viewers/a-viewer.ts';

const SHORT = 'https://api.example.test/s/abc234def';
const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const written = vi.fn<(text: string) => Promise<void>>();
const designs = { ...aLatest().endpoints, designs: 'https://api.example.test/viewer/designs' };

beforeAll(() => import('./ShareDialog.tsx'));
beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => Response.json({ data: { url: SHORT } }));
  written.mockReset();
  written.mockResolvedValue();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('ResizeObserver', noResizeObserver);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const open = async ({ name = '', endpoints = designs as ReturnType<typeof aLatest>['endpoints'] } = {}) => {
  const viewer = aViewer({ latest: { endpoints } });
  if (name) viewer.element.setAttribute('name', name);
  const { screen } = showPanel(viewer, 1280);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share your design' });
  return { screen, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this design' }) };
};

describe('the link', () => {
  test('is asked for with the design, the page and the name of the viewer', async () => {
    const { screen, field } = await open({ name: 'left' });
    await screen.findByDisplayValue(SHORT);
    expect(field.readOnly).toBe(true);
    // An address reads from left to right, also in Arabic and Hebrew.
    expect(field.dir).toBe('auto');
    const [address, request] = asked.mock.calls[0] ?? [];
    expect(address).toBe('https://api.example.test/viewer/designs/share');
    expect(request?.credentials).toBe('omit');
    expect(JSON.parse(String(request?.body))).toEqual({
      configurator_id: 7,
      reseller: [3],
      design: 'W1,H1,D1',
      page: location.href,
      viewer: 'left',
    });
  });

  test('is copied, which the button and a screen reader say', async () => {
    const { screen } = await open();
    await screen.findByDisplayValue(SHORT);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(written).toHaveBeenCalledWith(SHORT);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Link copied');
  });

  test('is selected where the page may not use the clipboard', async () => {
    written.mockRejectedValue(new Error('not allowed'));
    const { screen, field } = await open();
    await screen.findByDisplayValue(SHORT);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('The link is selected. Copy it with your keyboard.');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, SHORT.length]);
  });

  test.each([
    ['without a connection', designs, () => Promise.reject(new TypeError('offline'))],
    ['rejected', designs, async () => Response.json({}, { status: 429 })],
    ['on a file of before', aLatest().endpoints, async () => Response.json({})],
  ])('%s is the page’s own address with the design', async (_, endpoints, answer) => {
    asked.mockImplementation(answer);
    const { screen, field } = await open({ endpoints });
    await screen.findByText('The short link could not be made. This long one works too.');
    expect(new URL(field.value).searchParams.get('panoramicConfig')).toBe('W1,H1,D1');
  });
});

test('the code for the phone holds the very link', async () => {
  const { screen } = await open();
  const drawn = (await screen.findByRole('img', { name: 'QR code of the link' })).querySelector('.dark');
  const { data } = encode(SHORT, { ecc: 'M', border: 4 });
  expect(drawn?.getAttribute('d')?.split('M')).toHaveLength(data.flat().filter(Boolean).length + 1);
});

test('is handed to the device where that can share', async () => {
  const send = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: send } }));
  const { screen } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send with an app' }));
  expect(send).toHaveBeenCalledWith({ title: 'Panoramic Kitchen', url: SHORT });
});

test('closes by its button and can be opened again for a later design', async () => {
  const { screen } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Matt Cashmere/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByDisplayValue(SHORT);
  expect(JSON.parse(String(asked.mock.calls.at(-1)?.[1].body)).design).toBe('W1,H1,D2');
});
