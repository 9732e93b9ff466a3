import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { enquiryEmail } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ enquiryId: id });

export const emailRoutes = {
  listEnquiryEmails: defineRoute({
    method: 'GET',
    path: '/enquiries/:enquiryId/emails',
    access: 'signed-in',
    summary: 'The emails about an enquiry with their delivery states; a reseller gets none to another reseller',
    params,
    answer: z.array(enquiryEmail),
  }),
  resendEnquiryEmail: defineRoute({
    method: 'POST',
    path: '/enquiries/:enquiryId/emails/:emailId/resend',
    access: 'permission:configurators',
    summary: 'Resend an email about an enquiry to the same address; one to a reseller only while it has the enquiry',
    params: params.extend({ emailId: id }),
    answer: enquiryEmail,
    errors: ['emails.waiting'],
  }),
} as const;
