import { parseWebAddress } from '@vitrine/contract/web-address';
import type { Viewer } from '../../viewer.ts';

/** The address of the organisation's terms, or of the privacy page, as the enquiry keeps it. */
function getTermsAddress({ latest }: Pick<Viewer, 'latest'>): string {
  const own = latest.customisation.termsUrl;
  return own && parseWebAddress(own) ? own : latest.endpoints.privacy;
}

/** Where the link to the terms leads: the privacy page opens in the viewer's language. */
export function getTermsLink(viewer: Pick<Viewer, 'latest' | 'language'>): string {
  const address = getTermsAddress(viewer);
  return address === viewer.latest.endpoints.privacy ? `${address}?lang=${viewer.language}` : address;
}

/** The sentence that the visitor agrees to, with the address of its link. The enquiry keeps it. */
export const getConsentText = (viewer: Pick<Viewer, 'latest' | 'texts'>): string =>
  `${viewer.texts.form.agree.join('')} (${getTermsAddress(viewer)})`;
