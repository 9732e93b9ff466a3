import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { enquiryMail } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ enquiryId: id });

export const mailRoutes = {
  listEnquiryMails: defineRoute({
    method: 'GET',
    path: '/enquiries/:enquiryId/mails',
    access: 'signed-in',
    summary: 'The mails about an enquiry, and what became of each',
    params,
    answer: z.array(enquiryMail),
  }),
  resendEnquiryMail: defineRoute({
    method: 'POST',
    path: '/enquiries/:enquiryId/mails/:mailId/resend',
    access: 'permission:configurators',
    summary: 'Send a mail about an enquiry once more, to the same address',
    params: params.extend({ mailId: id }),
    answer: enquiryMail,
    errors: ['mails.waiting'],
  }),
} as const;
