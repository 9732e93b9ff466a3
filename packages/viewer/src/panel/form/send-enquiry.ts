import { formLimits as limits } from '@vitrine/contract/enquiries/form-limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { addressWithDesign } from '@vitrine/domain/design/links/address-with-design';
import { enquiryType } from '@vitrine/domain/enquiries/design-type';
import { appendPricing } from '../../designs/pricing-fields.ts';
import type { Viewer } from '../../viewer.ts';
import type { EnquiryIssues, EnquiryState } from './enquiry-state.ts';
import { getConsentText } from './terms-texts.ts';

export type SendResult =
  | { status: 'saved' }
  | { status: 'failed' }
  /** There was no answer: send the same `body` again. */
  | { status: 'offline'; body: FormData }
  | { status: 'rejected'; issues: EnquiryIssues };

/**
 * Milliseconds without an answer after which the connection counts as gone; an image over slow 3G takes ten seconds.
 */
export const TIMEOUT = 45_000;

const IMAGE = { width: limits.previewImageWidth, height: (limits.previewImageWidth * 10) / 16 };
const IMAGE_QUALITY = 0.85;

/**
 * Sends the visitor's enquiry as multipart: the form, the design as items and as text, and an image of the view. A
 * snapshot that fails is left out, because an enquiry without an image is still an enquiry. A retry sends the same
 * body again, which the server recognises by its key.
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
    if (signal.aborted) return { status: 'offline', body };
    if (answer.status === 422) return readIssues(read, viewer);
    const success = typeof read === 'object' && read !== null && 'success' in read && read.success === true;
    return { status: answer.ok && success ? 'saved' : 'failed' };
  } catch {
    return { status: 'offline', body };
  } finally {
    clearTimeout(timer);
  }
}

const OWN_FIELDS: readonly string[] = ['name', 'email', 'phone', 'budget', 'postcode', 'terms'];

/** Reads the server's sentences by field. An answer about none of the form's fields counts as failed. */
function readIssues(read: unknown, viewer: Viewer): SendResult {
  const answered = (read as { errors?: unknown } | null)?.errors;
  const shown = [...OWN_FIELDS, ...viewer.latest.customisation.customFields.map(({ name }) => name)];
  const first = Object.entries((answered ?? {}) as Record<string, unknown>).flatMap(([field, sentences]) =>
    shown.includes(field) && Array.isArray(sentences) && typeof sentences[0] === 'string'
      ? [[field, sentences[0]] as const]
      : [],
  );
  return first.length > 0 ? { status: 'rejected', issues: Object.fromEntries(first) } : { status: 'failed' };
}

async function buildEnquiryBody(
  viewer: Viewer,
  { values, clientKey, startedAt }: EnquiryState,
  page: string,
): Promise<FormData> {
  const { configurator, reseller } = viewer.latest;
  const design = viewer.config();
  const address = addressWithDesign(page, configurator.type, design, viewer.element.getAttribute('name') ?? '');
  const fields: Record<string, string> = {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    budget: values.budget.trim(),
    postcode: values.postcode.trim(),
    custom_fields: JSON.stringify(values.customFields),
    configurator_id: String(configurator.id),
    reseller: JSON.stringify(reseller),
    items: JSON.stringify(listDesignItems(viewer)),
    type: enquiryType(configurator.type),
    url: address.length <= limits.urlMaximum ? address : '',
    scene_name: (viewer.scenes?.current.name ?? viewer.source.configuratorName).slice(0, limits.itemTextMaximum),
    design,
    lang: viewer.language,
    terms: values.terms ? '1' : '0',
    client_key: clientKey,
    website: values.trap,
    elapsed: String(Math.max(0, Date.now() - startedAt)),
    consent: values.terms ? getConsentText(viewer) : '',
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  appendPricing(body, viewer.element, viewer.store.get().measures);
  const image = await viewer.scene
    ?.snapshot({ ...IMAGE, type: 'image/jpeg', quality: IMAGE_QUALITY })
    .catch(() => null);
  if (image && image.size <= limits.previewImageBytes) body.append('previewImage', image, 'design.jpg');
  return body;
}

const listDesignItems = (viewer: Viewer) =>
  viewer.source.items().map(({ price: _, quantity: __, thumbnail, product_code, ...item }) => ({
    ...item,
    thumbnail: viewer.image(thumbnail, Number.POSITIVE_INFINITY) ?? '',
    product_code: product_code ?? '',
  }));
