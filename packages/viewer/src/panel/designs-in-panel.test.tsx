import { cleanup, fireEvent } from '@testing-library/react';
import type { CartDetail } from '@vitrine/contract/embed/element';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { noResizeObserver, showPanel } from '../../test/show-panel.tsx';
import { aViewer } from '../../test/viewers/a-viewer.ts';

const endpoints = { ...aLatest().endpoints, designs: 'https://api.example.test/viewer/designs' };
const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

beforeAll(() => import('../designs/download-sheet.ts'));
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('ResizeObserver', noResizeObserver);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('after Undo and Dismiss the focus is on the button that resets', () => {
  const { screen } = showPanel(aViewer(), 1280);
  const reset = screen.getByRole('button', { name: 'Reset the design' });
  for (const name of ['Undo', 'Close this message']) {
    fireEvent.click(reset);
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(reset);
  }
});

describe('the cart', () => {
  const sums = { total: null, tax: null, currency: 'GBP' };
  const detail: CartDetail = { priced: 'server', lines: [], ...sums, design: '', signature: null, link: null };
  const show = (addToCart: () => Promise<CartDetail>, attribute = true) => {
    const viewer = aViewer();
    Object.assign(viewer.element, { addToCart });
    if (attribute) viewer.element.setAttribute('cart', '');
    return showPanel(viewer, 1280).screen;
  };

  test('has a button only where the page asks for one', () => {
    expect(show(async () => detail, false).queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  test('says that the design is in it, once however often the button is pressed', async () => {
    const add = vi.fn(async () => detail);
    const screen = show(add);
    const button = screen.getByRole('button', { name: 'Add to cart' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Added to the cart' })).toBeTruthy();
    expect(add).toHaveBeenCalledOnce();
  });

  test('says when the price is still to be confirmed, and when it did not work', async () => {
    const add = vi.fn(async () => ({ ...detail, priced: 'unpriced' as const }));
    const screen = show(add);
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Added to the cart. The shop confirms the price.')).toBeTruthy();
    add.mockRejectedValue(new Error('no'));
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('This was not added to the cart.')).toBeTruthy();
  });
});

describe('the specification sheet', () => {
  const show = (overrides: { endpoints?: typeof endpoints } = { endpoints }, measures = {}) => {
    const viewer = aViewer({ latest: overrides });
    viewer.store.send({ type: 'measured', measures });
    Object.defineProperty(viewer, 'scene', {
      value: { snapshot: async () => new Blob(['jpeg'], { type: 'image/jpeg' }) },
    });
    const { screen } = showPanel(viewer, 1280);
    fireEvent.click(screen.getByRole('button', { name: 'Save your design' }));
    fireEvent.click(screen.getByRole('tab', { name: 'View specifications' }));
    return screen;
  };

  test('is made from the design and an image of it, in the visitor’s language, and kept under its name', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    asked.mockResolvedValue(new Response('pdf'));
    const screen = show();
    fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await expect.poll(() => names).toEqual(['Panoramic-Kitchen.pdf']);
    const [address, request] = asked.mock.calls[0] ?? [];
    expect(address).toBe('https://api.example.test/viewer/designs/sheet');
    const { image, ...fields } = Object.fromEntries(request?.body as FormData);
    expect(image).toBeInstanceOf(File);
    expect(fields).toEqual({
      configurator_id: '7',
      reseller: '[3]',
      design: 'W1,H1,D1',
      lang: 'en-gb',
      page: location.href,
      viewer: '',
    });
  });

  test('is priced for the measures that were entered', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    asked.mockResolvedValue(new Response('pdf'));
    const screen = show(undefined, { width: 4.5 });
    fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await expect.poll(() => asked).toHaveBeenCalledOnce();
    const body = asked.mock.calls[0]?.[1].body as FormData | undefined;
    expect(body?.get('measures')).toBe('{"width":4.5}');
  });

  test('that is not made says so, and can be asked for again', async () => {
    asked.mockResolvedValue(Response.json({}, { status: 500 }));
    const screen = show();
    fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('The PDF was not made. Check the connection, then try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
  });

  test('is not offered where the file of before names no address for it', () => {
    expect(show({}).queryByRole('button', { name: 'Download PDF' })).toBeNull();
  });
});
