import { formLimits as limits } from '@vitrine/contract/enquiries/form-limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { addressWithDesign } from '@vitrine/domain/design/links/address-with-design';
import { customFieldKey } from '@vitrine/domain/enquiries/check-form';
import { enquiryType } from '@vitrine/domain/enquiries/design-type';
import { appendPricing } from '../../designs/pricing-fields.ts';
import type { Viewer } from '../../viewer.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import { getConsentText } from './terms-texts.ts';

/** What became of the enquiry, for the form's state. */
export type SendResult = Extract<EnquiryAction, { type: 'saved' | 'failed' | 'offline' | 'rejected' }>;

/**
 * Milliseconds without an answer after which the connection counts as gone; an image over slow 3G takes ten seconds.
 */
export const TIMEOUT = 45_000;

const IMAGE = { width: limits.previewImageWidth, height: (limits.previewImageWidth * 10) / 16 };
const IMAGE_QUALITY = 0.85;
/** Of the hash FNV-1a, 32 bits. */
const PRIME = 0x01000193;

/**
 * Sends the visitor's enquiry as multipart: the form, the design as items and as text, and an image of the view. A
 * snapshot that fails is left out, because an enquiry without an image is still an enquiry. The server recognises a
 * retry by its key, which is that of the same content.
 */
export async function sendEnquiry(viewer: Viewer, state: EnquiryState, page: string): Promise<SendResult> {
  const body = state.unsentBody ?? (await buildEnquiryBody(viewer, state, page));
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT);
  try {
    const { signal } = patience;
    const answer = await fetch(viewer.latest.endpoints.enquiry, {
      ...{ method: 'POST', body, credentials: 'omit', signal },
      // The page may have another language than the browser, which the answer's sentences would be in.
      headers: { 'accept-language': localeOf(viewer.language) },
    });
    const read: unknown = await answer.json().catch(() => null);
    if (signal.aborted) return { type: 'offline', body };
    if (answer.status === 422) return readIssues(read, viewer, state);
    const isTaken = answer.ok && (read as { success?: unknown } | null)?.success === true;
    return { type: isTaken ? 'saved' : 'failed' };
  } catch {
    return { type: 'offline', body };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the server's sentences by field. An answer about none of the form's fields counts as failed. */
function readIssues(read: unknown, viewer: Viewer, { values }: EnquiryState): SendResult {
  const answered = (read as { errors?: unknown } | null)?.errors;
  const shown = [
    ...Object.keys(values),
    ...viewer.latest.customisation.customFields.map(({ name }) => customFieldKey(name)),
  ];
  const first = Object.entries((answered ?? {}) as Record<string, unknown>).flatMap(([field, sentences]) =>
    shown.includes(field) && Array.isArray(sentences) && typeof sentences[0] === 'string'
      ? [[field, sentences[0]] as const]
      : [],
  );
  return first.length > 0 ? { type: 'rejected', issues: Object.fromEntries(first) } : { type: 'failed' };
}

async function buildEnquiryBody(
  viewer: Viewer,
  { values, clientKey, startedAt }: EnquiryState,
  page: string,
): Promise<FormData> {
  const { configurator, reseller } = viewer.latest;
  const { terms, trap, customFields, ...typed } = values;
  const design = viewer.config();
  const address = addressWithDesign(page, configurator.type, design, viewer.element.getAttribute('name') ?? '');
  const fields: Record<string, string> = {
    ...typed,
    custom_fields: JSON.stringify(customFields),
    configurator_id: String(configurator.id),
    reseller: JSON.stringify(reseller),
    items: JSON.stringify(listDesignItems(viewer)),
    type: enquiryType(configurator.type),
    url: address.length <= limits.urlMaximum ? address : '',
    scene_name: (viewer.scenes?.current.name ?? viewer.source.configuratorName).slice(0, limits.itemTextMaximum),
    design,
    lang: viewer.language,
    terms: terms ? '1' : '0',
    website: trap,
    consent: terms ? getConsentText(viewer) : '',
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value.trim());
  appendPricing(body, viewer.element, viewer.store.get().measures);
  // A retry has the key of before. What was corrected has another one, because the server keeps the first of a key.
  body.append('client_key', `${clientKey}-${digestText(JSON.stringify([...body]))}`);
  body.append('elapsed', String(Math.max(0, Date.now() - startedAt)));
  const image = await viewer.scene
    ?.snapshot({ ...IMAGE, type: 'image/jpeg', quality: IMAGE_QUALITY })
    .catch(() => null);
  if (image && image.size <= limits.previewImageBytes) body.append('previewImage', image, 'design.jpg');
  return body;
}

/** A short name for a text, of letters and digits: another text has another one. */
function digestText(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
}

const listDesignItems = (viewer: Viewer) =>
  viewer.source.items().map(({ price: _, quantity: __, thumbnail, product_code, ...item }) => ({
    ...item,
    thumbnail: viewer.image(thumbnail, Number.POSITIVE_INFINITY) ?? '',
    product_code: product_code ?? '',
  }));
