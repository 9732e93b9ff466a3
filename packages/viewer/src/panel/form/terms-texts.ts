import { parseWebAddress } from '@vitrine/contract/web-address';
import type { Viewer } from '../../viewer.ts';

/** The address of the organisation's terms, or of the privacy page. */
export function getTermsAddress({ latest }: Pick<Viewer, 'latest'>): string {
  const own = latest.customisation.termsUrl;
  return own && parseWebAddress(own) ? own : latest.endpoints.privacy;
}

/** The sentence that the visitor agrees to, with the address of its link. The enquiry keeps it. */
export const getConsentText = (viewer: Pick<Viewer, 'latest' | 'texts'>): string =>
  `${viewer.texts.form.agree.join('')} (${getTermsAddress(viewer)})`;
