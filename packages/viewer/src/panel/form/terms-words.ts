import type { Viewer } from '../../viewer.ts';

/** Only web addresses: the organisation's text must not become a script. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The organisation's terms, or the privacy page where it has none of its own. */
export function termsAddress({ latest }: Pick<Viewer, 'latest'>): string {
  const own = latest.customisation.termsUrl;
  return own && isWebAddress(own) ? own : latest.endpoints.privacy;
}

/** The sentence that the visitor agrees to, as it is shown, with what it links to: kept with the enquiry. */
export const consentText = (viewer: Pick<Viewer, 'latest' | 'words'>): string =>
  `${viewer.words.form.agree.join('')} (${termsAddress(viewer)})`;
