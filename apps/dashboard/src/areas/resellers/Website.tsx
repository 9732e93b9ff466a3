import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { SeparateText } from './SeparateText.tsx';

/** The website on which a reseller's copies start. */
export const Website = ({ reseller }: { reseller: Reseller }) => (
  <SeparateText
    resellerId={reseller.id}
    field="authorised_domain"
    stored={reseller.authorised_domain ?? ''}
    label={messages.website}
    help={messages.websiteHelp}
    action={messages.saveWebsite}
  />
);
