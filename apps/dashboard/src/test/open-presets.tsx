import { act, fireEvent, screen } from '@testing-library/react';
import { customisation } from '@vitrine/contract/customisation/schemas';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FakeRoutes, ReceivedRequest } from './fake-server.ts';
import { installFakeUploads } from './fake-upload.ts';
import { renderApp } from './render-app.tsx';
import { aConfigurator, withVersions } from './samples.ts';

interface RenderRequest {
  vitrine: string;
  id: number;
  design: string;
  width: number;
  height: number;
}

/** Replaces the viewer's page in a frame: reports that it is ready, and draws each requested image. */
const installFakeViewer = () => {
  const viewer = {
    draws: true,
    asked: [] as { design: string; origin: string; width: number; height: number }[],
    frames: () => document.querySelectorAll('iframe').length,
  };
  const say = (page: object, data: unknown): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: page });
    window.dispatchEvent(event);
  };
  const page = {
    postMessage: ({ id, design, width, height }: RenderRequest, origin: string): void => {
      viewer.asked.push({ design, origin, width, height });
      queueMicrotask(() => say(page, { vitrine: 'drawn', id, image: viewer.draws ? new ArrayBuffer(8) : null }));
    },
  };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(() => page as unknown as Window);
  const { append } = document.body;
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append.call(document.body, ...nodes);
    if (nodes.some((node) => node instanceof HTMLIFrameElement))
      queueMicrotask(() => say(page, { vitrine: 'drawing' }));
  });
  return viewer;
};

type FakeViewer = ReturnType<typeof installFakeViewer>;

export const API = '/api/configurators/1';
export const PATH = 'oakline-kitchens/kitchens/panoramic-kitchen';
export const LIVE = `http://content.test/${PATH}/latest.json`;
export const ADDRESS = 'https://shop.test/kitchens?a=b&panoramicConfig=W2,H2,D3&c=d';

export const aPreset = (overrides: Partial<Preset> = {}): Preset => ({
  name: 'Warm oak',
  configuration: 'W1,H1,D1',
  imageUrl: `http://content.test/${PATH}/presets/preset1-a.webp`,
  version: 1,
  photoUrl: null,
  ...overrides,
});
export const outdated = (name: string, overrides: Partial<Preset> = {}) =>
  aPreset({ name, version: 0.5, photoUrl: `http://content.test/${PATH}/presets/${name}.jpg`, ...overrides });

/** The stand-ins that every test of the presets needs. Answers the viewer of the test that runs. */
export const presetsWorld = (): { viewer: () => FakeViewer } => {
  let viewer: FakeViewer | undefined;
  beforeAll(async () => {
    await import('../areas/customisation/presets/PresetsScreen.tsx');
  });
  beforeEach(() => {
    installFakeUploads();
    viewer = installFakeViewer();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return {
    viewer: () => {
      if (!viewer) throw new Error('Asked before any test runs');
      return viewer;
    },
  };
};

/** The presets tab over a server that keeps what is saved. */
export const open = async (
  stored: Preset[],
  routes: FakeRoutes = {},
  { finds = false, query = '', waits = true } = {},
) => {
  let kept = { [PATH]: stored };
  const configurator = withVersions(aConfigurator({ supports_presets: true, supports_style_finder: finds }));
  const app = renderApp(`/configurators/1/customisation/presets${query}`, {
    'GET /api/configurators/1': configurator,
    [`GET ${API}/customisation`]: customisation.parse({ saveDesign: {}, emails: {} }),
    [`POST ${API}/customisation`]: customisation.parse({ saveDesign: {}, emails: {} }),
    [`GET ${API}/presets`]: () => kept,
    [`POST ${API}/presets`]: ({ body }: ReceivedRequest) => {
      kept = body as typeof kept;
      return kept;
    },
    [`POST ${API}/preset/image`]: ({ body }: ReceivedRequest) => ({
      imageUrl: `http://content.test/${PATH}/presets/new-${(body as { fileName: string }).fileName}`,
    }),
    [`POST ${API}/deploy`]: { deployed_version: 1, configurator, propagation_id: null },
    ...routes,
  });
  if (waits) await screen.findByRole('form', { name: 'Add a preset' });
  return { ...app, kept: () => kept[PATH] ?? [] };
};
export const cards = (): string[] =>
  screen.queryAllByRole('listitem').flatMap((item) => item.getAttribute('aria-label') ?? []);
export const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
export const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
export const choosePhoto = (name = 'room.jpg', mime = 'image/jpeg'): void => {
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [new File(['x'], name, { type: mime })] } });
};
export const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
