import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aViewer } from '../../../test/viewers/a-viewer.ts';
import type { Viewer } from '../../viewer.ts';
import { type EnquiryState, startEnquiry } from './enquiry-state.ts';
import { sendEnquiry, TIMEOUT } from './send-enquiry.ts';

const PAGE = 'https://oakline.test/kitchens?from=email';
const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const filled: EnquiryState = {
  ...startEnquiry(),
  values: {
    name: ' Priya Shah ',
    email: 'priya@example.test',
    phone: '07712345',
    budget: '',
    postcode: 'LS6',
    terms: true,
    trap: '',
    customFields: { room: 'Kitchen' },
  },
};

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue(Response.json({ success: true, message: 'Thank you' }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

const body = (): FormData => sent.mock.calls[0]?.[1].body as FormData;
const withImage = (snapshot: () => Promise<Blob>): Viewer =>
  Object.defineProperty(aViewer(), 'scene', { value: { snapshot } });

test('sends the form, the design and where it belongs', async () => {
  expect(await sendEnquiry(aViewer(), filled, PAGE)).toEqual({ type: 'saved' });
  expect(sent.mock.calls[0]?.[0]).toBe('https://api.example.test/viewer/contact/request');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    ...{ method: 'POST', credentials: 'omit', headers: { 'accept-language': 'en-GB' } },
  });
  const { items, elapsed, ...fields } = Object.fromEntries(body());
  expect(fields).toEqual({
    name: 'Priya Shah',
    email: 'priya@example.test',
    phone: '07712345',
    budget: '',
    postcode: 'LS6',
    custom_fields: '{"room":"Kitchen"}',
    configurator_id: '7',
    reseller: '[3]',
    type: 'panoramic',
    url: 'https://oakline.test/kitchens?from=email&panoramicConfig=W1,H1,D1',
    scene_name: 'Panoramic Kitchen',
    design: 'W1,H1,D1',
    lang: 'en-gb',
    terms: '1',
    client_key: expect.stringContaining(filled.clientKey),
    website: '',
    consent: 'I agree to the terms and conditions (https://example.test/privacy)',
  });
  expect(Number(elapsed)).toBeGreaterThanOrEqual(0);
  expect(JSON.parse(String(items))[0]).toEqual({
    component: 'Walls',
    id: 'W1',
    name: 'Chalk White',
    thumbnail: 'https://content.example.test/assets/thumb-1.webp',
    product_code: 'SKU-1001',
  });
});

test('sends the measures that were entered, and what the page names for prices', async () => {
  const viewer = aViewer();
  viewer.element.setAttribute('currency', 'EUR');
  viewer.store.send({ type: 'measured', measures: { width: 4.5 } });
  await sendEnquiry(viewer, filled, PAGE);
  expect([body().get('measures'), body().get('currency'), body().has('country')]).toEqual([
    '{"width":4.5}',
    'EUR',
    false,
  ]);
});

test('the same enquiry has the same key later, what was changed in it another one', async () => {
  const viewer = aViewer();
  const keyOf = async (state: EnquiryState): Promise<string> => {
    await sendEnquiry(viewer, state, PAGE);
    const last = sent.mock.calls.at(-1)?.[1].body as FormData;
    return String(last.get('client_key'));
  };
  const first = await keyOf(filled);
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(await keyOf({ ...filled, startedAt: filled.startedAt - 60_000 })).toBe(first);
  const corrected = await keyOf({ ...filled, values: { ...filled.values, phone: '07712346' } });
  viewer.choose('walls', 'W2');
  const chosen = await keyOf(filled);
  viewer.store.send({ type: 'measured', measures: { width: 4.5 } });
  const measured = await keyOf(filled);
  expect(new Set([first, corrected, chosen, measured]).size).toBe(4);
});

test('names the visible scene, where there are several', async () => {
  const dusk = { id: 'dusk', deployVersion: 1, name: 'Evening', images: ['scenes/dusk/base.webp'] };
  const scenes = [dusk, { id: 'day', deployVersion: 1 }];
  await sendEnquiry(aViewer({ file: aLayeredFile({ project_info: { scene_selector: { scenes } } }) }), filled, PAGE);
  expect(body().get('scene_name')).toBe('Evening');
});

test('adds an image of the view, 1280 x 800', async () => {
  const snapshot = vi.fn(async () => new Blob(['jpeg'], { type: 'image/jpeg' }));
  await sendEnquiry(withImage(snapshot), filled, PAGE);
  expect(snapshot).toHaveBeenCalledWith({ width: 1280, height: 800, type: 'image/jpeg', quality: 0.85 });
  expect(body().get('previewImage')).toBeInstanceOf(File);
});

test('an enquiry without an image is still an enquiry', async () => {
  const viewer = withImage(() => Promise.reject(new Error('lost')));
  expect(await sendEnquiry(viewer, filled, PAGE)).toEqual({ type: 'saved' });
  expect(body().has('previewImage')).toBe(false);
});

test.each([
  ['the server says no', async () => Response.json({ success: false, message: 'no' })],
  ['the server fails', async () => Response.json({ success: true }, { status: 500 })],
  [
    'the website is foreign',
    async () => Response.json({ message: 'no', code: 'access.foreign_origin' }, { status: 403 }),
  ],
  ['the answer is no JSON', async () => new Response('<!doctype html>')],
  [
    'it rejects a field that is not in the form',
    async () => Response.json({ issues: { url: ['no'] } }, { status: 422 }),
  ],
])('fails when %s', async (_, answer) => {
  sent.mockImplementation(answer);
  expect(await sendEnquiry(aViewer(), filled, PAGE)).toEqual({ type: 'failed' });
});

describe('without a connection', () => {
  test('keeps what was to be sent, and sends the very same again', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const viewer = aViewer();
    const outcome = await sendEnquiry(viewer, filled, PAGE);
    if (outcome.type !== 'offline') throw new Error(outcome.type);
    viewer.choose('walls', 'W2');
    expect(await sendEnquiry(viewer, { ...filled, unsentBody: outcome.body }, PAGE)).toEqual({ type: 'saved' });
    const [first, second] = sent.mock.calls.map(([, { body: each }]) => each as FormData);
    expect(second).toBe(first);
    expect(second?.get('design')).toBe('W1,H1,D1');
    expect(second?.get('client_key')).toContain(filled.clientKey);
  });

  test('a connection that gives no answer for long counts as none; a slow one does not', async () => {
    vi.useFakeTimers();
    const answerAfter = (seconds: number) =>
      sent.mockImplementationOnce(
        (_, { signal }) =>
          new Promise((resolve, reject) => {
            setTimeout(() => resolve(Response.json({ success: true })), seconds * 1000);
            signal?.addEventListener('abort', () => reject(signal.reason));
          }),
      );
    answerAfter(40);
    const slow = sendEnquiry(aViewer(), filled, PAGE);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await slow).toEqual({ type: 'saved' });
    answerAfter(60);
    const silent = sendEnquiry(aViewer(), filled, PAGE);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await silent).toMatchObject({ type: 'offline' });
    vi.useRealTimers();
  });
});

test('an error of the server comes back by field', async () => {
  const room = 'custom_fields.room';
  const errors = { email: ['Enter a valid email address', 'other'], url: ['too long'], [room]: ['Room is required!'] };
  sent.mockResolvedValue(Response.json({ message: 'no', code: 'request.invalid', errors }, { status: 422 }));
  const customFields = [{ name: 'room', placeholder: 'Room', type: 'text', required: true } as const];
  const viewer = aViewer({ latest: { customisation: { ...aViewer().latest.customisation, customFields } } });
  expect(await sendEnquiry(viewer, filled, PAGE)).toEqual({
    type: 'rejected',
    issues: { email: 'Enter a valid email address', [room]: 'Room is required!' },
  });
});
