import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { enquiryLimits } from './limits.ts';
import { contactAnswer, enquiry, enquiryChanges, enquiryFields, enquiryOwner, enquiryPage } from './schemas.ts';

const id = z.coerce.number().int().positive();

export const enquiryRoutes = {
  sendEnquiry: defineRoute({
    method: 'POST',
    path: '/viewer/contact/request',
    access: 'public',
    forVisitors: true,
    summary: "A visitor's saved design, sent by the viewer",
    body: enquiryFields,
    multipart: { files: { previewImage: { maxBytes: enquiryLimits.previewImageBytes, required: false } } },
    answer: contactAnswer,
    flat: true,
    errors: ['access.foreign_origin', 'uploads.too_large', 'uploads.not_an_image'],
  }),
  listEnquiries: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiries',
    access: 'signed-in',
    summary: 'The enquiries of one organisation or reseller, newest first; all of them, or page by page',
    params: z.object({ organisationId: id }),
    query: enquiryPage,
    answer: z.array(enquiry),
  }),
  listEnquiryOwners: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/enquiry-owners',
    access: 'signed-in',
    summary: 'Possible owners of the enquiries of an organisation with its resellers, or of one reseller',
    params: z.object({ organisationId: id }),
    answer: z.array(enquiryOwner),
  }),
  changeEnquiry: defineRoute({
    method: 'PATCH',
    path: '/enquiries/:enquiryId',
    access: 'signed-in',
    summary: 'Mark an enquiry as viewed or new, set its stage, or assign an owner',
    params: z.object({ enquiryId: id }),
    body: enquiryChanges,
    answer: enquiry,
  }),
} as const;
