import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { installFakeUploads } from '../../../test/fake-upload.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, withVersions } from '../../../test/samples.ts';

const PREVIEWS = 'GET /api/configurators/1/previews';

test('shows the live version by itself, and the chosen one when the address names it', async () => {
  const latest = { format: 1, version: 1.001 };
  const { router } = renderApp('/configurators/1/preview', {
    [PREVIEWS]: [],
    'GET /api/configurators/1/versions/1.001/preview': latest,
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Panoramic Kitchen');
  expect(frame.src).toContain('panoramic-kitchen/latest.json');
  fireEvent.click(screen.getByRole('button', { name: 'Show v1.001' }));
  expect(await screen.findByText('This is v1.001, which is not live.')).toBeDefined();
  const shown = await screen.findByTitle<HTMLIFrameElement>('Preview of Panoramic Kitchen');
  expect(shown.src).toContain('&posted');
  const postMessage = vi.fn();
  Object.defineProperty(shown, 'contentWindow', { value: { postMessage } });
  window.dispatchEvent(new MessageEvent('message', { source: window, data: { vitrine: 'listening' } }));
  expect(postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(new MessageEvent('message', { source: shown.contentWindow, data: { vitrine: 'listening' } }));
  expect(postMessage).toHaveBeenCalledWith({ vitrine: 'show', latest, scene: null }, 'http://content.test');
  expect(router.state.location.search).toMatchObject({ version: 1.001 });
});

test('the frame stays behind dialogs over it, and is removed with the screen', async () => {
  renderApp('/configurators/1/preview?version=1', {
    [PREVIEWS]: [],
    'GET /api/configurators/1/versions/1/preview': {},
  });
  const frame = await screen.findByTitle('Preview of Panoramic Kitchen');
  fireEvent.click(screen.getByRole('button', { name: 'Add Preview' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Add Preview' }));
  expect(frame.isConnected).toBe(true);
  fireEvent.click(modal.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTitle('Preview of Panoramic Kitchen')).toBe(frame);
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Configurator' })).getByText('Analytics'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Preview' })).toBeNull());
  expect(frame.isConnected).toBe(false);
});

test('the visible design can be copied, once the viewer says which it is', async () => {
  renderApp('/configurators/1/preview', { [PREVIEWS]: [] });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Panoramic Kitchen');
  const field = screen.getByLabelText<HTMLInputElement>('Design');
  const say = (source: MessageEventSource | null, design: unknown): void => {
    window.dispatchEvent(new MessageEvent('message', { source, data: { vitrine: 'design', design } }));
  };
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy: Design' }).disabled).toBe(true);
  say(window, 'W9');
  expect(field.value).toBe('');
  say(frame.contentWindow, 'W2,H1,D1');
  await waitFor(() => expect(field.value).toBe('W2,H1,D1'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Design' }));
  expect(await screen.findByRole('button', { name: 'Copied: Design' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('W2,H1,D1');
});

test('has its six tabs, and the chosen one is the page', async () => {
  renderApp('/configurators/1/preview', { [PREVIEWS]: [] });
  const tabs = within(await screen.findByRole('navigation', { name: 'Configurator' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Preview',
    'Data',
    'Analytics',
    'Integration',
    'Customisation',
    'Notifications',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null, null, null]);
});

describe('Add Preview', () => {
  const ADD = 'POST /api/configurators/1/previews';
  const facts = { author: null, created_at: '2026-11-20T09:00:00.000Z', image: null };

  const openFromPreview = async (routes: Record<string, unknown> = {}) => {
    installFakeUploads();
    const app = renderApp('/configurators/1/preview?version=1', { [PREVIEWS]: [], ...routes });
    fireEvent.click(await screen.findByRole('button', { name: 'Add Preview' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Add Preview' }));
    return { ...app, modal };
  };

  test('offers four shapes, two releases and a version; Cancel leads back to where it was opened', async () => {
    const { modal, router } = await openFromPreview();
    const shapes = within(modal.getByLabelText('Configurator shape')).getAllByRole('option');
    expect(shapes.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['L-Shape', 'G-Shape', 'U-Shape', 'I-Shape']),
    );
    expect(shapes).toHaveLength(5);
    expect(modal.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'Technical',
      'View',
    ]);
    expect(modal.getByLabelText('Version')).toBeDefined();
    expect(modal.getByRole('button', { name: 'Upload' })).toBeDefined();
    fireEvent.click(modal.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/preview'));
    expect(router.state.location.search).toMatchObject({ version: 1 });
  });

  test('asks for a version and for nothing else', async () => {
    const { modal, server } = await openFromPreview({
      [ADD]: { id: 1, shape: null, release: 'Technical', version: 2, ...facts },
    });
    fireEvent.click(modal.getByRole('button', { name: 'Upload' }));
    expect(modal.getByText('Version is required!')).toBeDefined();
    expect(server.sent(ADD)).toHaveLength(0);
    fireEvent.change(modal.getByLabelText('Version'), { target: { value: 'v2' } });
    expect(modal.queryByText('Version is required!')).toBeNull();
    fireEvent.click(modal.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('The preview has been added.')).toBeDefined();
    expect(server.sent(ADD)).toHaveLength(1);
  });

  test('an added one can be deleted, after a question', async () => {
    const DELETE = 'DELETE /api/configurators/1/previews/4';
    const { server } = renderApp('/configurators/1/preview?version=1', {
      [PREVIEWS]: [{ id: 4, shape: 'U-Shape', release: 'View', version: 1.004, ...facts }],
      [DELETE]: { success: true },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the preview U-Shape, View v1.004' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete preview' }));
    expect(server.sent(DELETE)).toHaveLength(0);
    server.routes[PREVIEWS] = [];
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The preview has been deleted.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Added previews' })).toBeNull());
  });

  test('stays open, and as it was filled in, while it is sent', async () => {
    let answer: () => void = () => undefined;
    const later = () =>
      new Promise((resolve) => {
        answer = () => resolve({ id: 1, shape: null, release: 'Live', version: 2, ...facts });
      });
    const { modal, server } = await openFromPreview({ [ADD]: later });
    const version = modal.getByLabelText('Version');
    fireEvent.change(version, { target: { value: 'v2' } });
    fireEvent.click(modal.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(server.sent(ADD)).toHaveLength(1));
    for (const button of modal.getAllByRole<HTMLButtonElement>('button', { name: /Cancel|Close/ }))
      expect(button.disabled).toBe(true);
    expect(version.closest('form')?.hasAttribute('inert')).toBe(true);
    await act(async () => answer());
    expect(await screen.findByText(versionMessages.previewAdded)).toBeDefined();
  });

  test('an image that is none is named beside it', async () => {
    const sentence = 'The preview image is not a PNG, JPEG or WebP image.';
    const error = new FakeError(422, { message: 'No.', errors: { image: [sentence] } });
    const { modal } = await openFromPreview({ [ADD]: error });
    fireEvent.change(modal.getByLabelText('Version'), { target: { value: 'v2' } });
    fireEvent.click(modal.getByRole('button', { name: 'Upload' }));
    expect(await modal.findAllByText(sentence)).toHaveLength(1);
    expect(modal.getByLabelText<HTMLInputElement>('Version').value).toBe('v2');
  });

  test('the dialog for its image closes when a dragged file leaves it', async () => {
    const { modal, router } = await openFromPreview();
    fireEvent.click(modal.getByRole('button', { name: 'Choose an image' }));
    const zone = await screen.findByTestId('drop-zone');
    fireEvent.dragOver(zone);
    fireEvent.dragLeave(zone);
    await waitFor(() => expect(router.state.location.pathname).not.toContain('uploadImage'));
    expect(await screen.findByRole('dialog', { name: 'Add Preview' })).toBeDefined();
  });

  test('keeps what was filled in while an image is chosen, sends all of it, and lists it', async () => {
    const { modal, server, router } = await openFromPreview();
    fireEvent.change(modal.getByLabelText('Configurator shape'), { target: { value: 'U-Shape' } });
    fireEvent.click(modal.getByLabelText('View'));
    fireEvent.change(modal.getByLabelText('Version'), { target: { value: '1.004' } });
    fireEvent.click(modal.getByRole('button', { name: 'Choose an image' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/preview/uploadImage/Panoramic'));
    const chooser = await screen.findByLabelText(/panoramic/, { selector: 'input[type=file]' });
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'shape.png', { type: 'image/png' })] } });
    const again = within(await screen.findByRole('dialog', { name: 'Add Preview' }));
    expect(again.getByRole('img', { name: 'Image preview' })).toBeDefined();
    const added = { id: 1, shape: 'U-Shape', release: 'View', version: 1.004, ...facts };
    const sent: FormData[] = [];
    const asked = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.body instanceof FormData) sent.push(init.body);
      return asked(input, init);
    });
    server.routes[ADD] = added;
    server.routes[PREVIEWS] = [added];
    fireEvent.click(again.getByRole('button', { name: 'Upload' }));
    const list = await screen.findByRole('list', { name: 'Added previews' });
    expect(list.textContent).toContain('U-ShapeView v1.004');
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ shape: 'U-Shape', release: 'View', version: '1.004' });
    expect(sent[0]?.get('image')).toMatchObject({ name: 'shape.png' });
  });
});

describe('a sliding robe', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { ...window.location, reload });
  });

  test.each([
    [4, 1],
    [1, 0],
  ])('of type %i the page is loaded %i times more when its preview is opened', async (configurator_type_id, times) => {
    const configurator = withVersions(aConfigurator({ configurator_type_id }));
    const { router } = renderApp('/configurators/1/preview', {
      [PREVIEWS]: [],
      'GET /api/configurators/1': configurator,
    });
    await screen.findByTitle('Preview of Panoramic Kitchen');
    expect(reload).toHaveBeenCalledTimes(times);
    await router.navigate({ to: '.', search: { version: 1 } as never });
    await screen.findByTitle('Preview of Panoramic Kitchen');
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

test('a configurator that goes live by itself asks nobody to deploy it', async () => {
  const images = { status: 'working', done: 3, total: 9, errors: [], missing: [], unused: [], publishes: true };
  const configurator = withVersions(aConfigurator({ deployed: false, deployed_version: null }));
  renderApp('/configurators/1/preview', {
    [PREVIEWS]: [],
    'GET /api/configurators/1': { ...configurator, images },
  });
  expect(await screen.findByText('Preparing images: 3 of 9')).toBeDefined();
  expect(await screen.findByText(/The preview appears here once they are ready/)).toBeDefined();
});
