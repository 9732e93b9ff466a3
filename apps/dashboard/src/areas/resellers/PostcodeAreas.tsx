import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { SeparateText } from './SeparateText.tsx';

/** Postcodes whose enquiries go to a reseller when the page names none. */
export const PostcodeAreas = ({ reseller }: { reseller: Reseller }) => (
  <SeparateText
    resellerId={reseller.id}
    field="postcode_areas"
    stored={reseller.postcode_areas.join(', ')}
    label={messages.areas}
    help={messages.areasHelp}
    action={messages.saveAreas}
    maximum={enquiryLimits.areasTextMaximum}
    placeholder="SW, W, NW1"
    capitals
  />
);
