import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { addressWithDesign } from '@vitrine/domain/design/address-with-design';
import { enquiryType } from '@vitrine/domain/enquiries/design-type';
import type { Viewer } from '../../viewer.ts';
import type { EnquiryErrors, EnquiryState } from './enquiry-state.ts';
import { consentText } from './terms-words.ts';

export type Outcome =
  | { status: 'saved' }
  | { status: 'failed' }
  /** There was no answer: `kept` is what to send again, the very same. */
  | { status: 'offline'; kept: FormData }
  | { status: 'refused'; errors: EnquiryErrors };

/** Milliseconds without an answer before the connection counts as gone; an image over slow 3G takes ten seconds. */
export const PATIENCE = 45_000;

const IMAGE = { width: limits.previewImageWidth, height: (limits.previewImageWidth * 10) / 16 };
const IMAGE_QUALITY = 0.85;

/**
 * Sends the visitor's enquiry as multipart: the form, the design as items and as text, and an image of the current
 * view. An enquiry without an image is still an enquiry, so a snapshot that fails is left out. A retry sends what an
 * earlier try stored: the server knows it by its key and takes it once.
 */
export async function sendEnquiry(viewer: Viewer, state: EnquiryState, page: string): Promise<Outcome> {
  const body = state.kept ?? (await enquiryBody(viewer, state, page));
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const { signal } = patience;
    const answer = await fetch(viewer.latest.endpoints.enquiry, { method: 'POST', body, credentials: 'omit', signal });
    const read: unknown = await answer.json().catch(() => null);
    if (signal.aborted) return { status: 'offline', kept: body };
    if (answer.status === 422) return refusal(read, viewer);
    const success = typeof read === 'object' && read !== null && 'success' in read && read.success === true;
    return { status: answer.ok && success ? 'saved' : 'failed' };
  } catch {
    return { status: 'offline', kept: body };
  } finally {
    clearTimeout(timer);
  }
}

const OWN_FIELDS: readonly string[] = ['name', 'email', 'phone', 'budget', 'postcode', 'terms'];

/** The server's sentences by field; a refusal that names none of the form's fields counts as failed. */
function refusal(read: unknown, viewer: Viewer): Outcome {
  const named = (read as { errors?: unknown } | null)?.errors;
  const shown = [...OWN_FIELDS, ...viewer.latest.customisation.customFields.map(({ name }) => name)];
  const first = Object.entries((named ?? {}) as Record<string, unknown>).flatMap(([field, sentences]) =>
    shown.includes(field) && Array.isArray(sentences) && typeof sentences[0] === 'string'
      ? [[field, sentences[0]] as const]
      : [],
  );
  return first.length > 0 ? { status: 'refused', errors: Object.fromEntries(first) } : { status: 'failed' };
}

async function enquiryBody(
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
    items: JSON.stringify(designItems(viewer)),
    type: enquiryType(configurator.type),
    url: address.length <= limits.urlMaximum ? address : '',
    scene_name: (viewer.scenes?.current.name ?? configurator.name).slice(0, limits.itemTextMaximum),
    design,
    lang: viewer.language,
    terms: values.terms ? '1' : '0',
    client_key: clientKey,
    website: values.trap,
    elapsed: String(Math.max(0, Date.now() - startedAt)),
    consent: values.terms ? consentText(viewer) : '',
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const image = await viewer.scene
    ?.snapshot({ ...IMAGE, type: 'image/jpeg', quality: IMAGE_QUALITY })
    .catch(() => null);
  if (image && image.size <= limits.previewImageBytes) body.append('previewImage', image, 'design.jpg');
  return body;
}

const designItems = (viewer: Viewer) =>
  viewer.items().map(({ price: _, quantity: __, thumbnail, product_code, ...item }) => ({
    ...item,
    thumbnail: viewer.image(thumbnail, Number.POSITIVE_INFINITY) ?? '',
    product_code: product_code ?? '',
  }));
