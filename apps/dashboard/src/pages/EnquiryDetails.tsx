import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { lazy, Suspense } from 'react';
import { EnquiryDetailsModal } from '../areas/enquiries/details/EnquiryDetailsModal.tsx';
import { withTexts } from '../session/language.ts';

const EnquiryQuotes = lazy(async () => ({
  default: (await withTexts(import('../areas/quotes/enquiry/EnquiryQuotes.tsx'))).EnquiryQuotes,
}));

const quotesOf = ({ id }: Enquiry) => (
  <Suspense fallback={null}>
    <EnquiryQuotes key={id} enquiryId={id} />
  </Suspense>
);

/** The details of an enquiry, with the quotes that were made for it. */
export const EnquiryDetails = () => <EnquiryDetailsModal quotes={quotesOf} />;
