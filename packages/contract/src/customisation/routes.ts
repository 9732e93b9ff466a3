import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LOGO_SLOTS, customisationLimits as limits } from './limits.ts';
import { customisation, customisationEdit, emailPreview, emailPreviewInput } from './schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ configuratorId: id });

/** Owner of the customisation: a reseller's copy where the query names one, otherwise the organisation. */
const query = z.object({ reseller: id.optional() });

const access = 'permission:configurators' as const;

export const customisationRoutes = {
  readCustomisation: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/customisation',
    access,
    summary: 'Logos, save-design form and emails of a configurator; null where nothing is set',
    params,
    query,
    answer: customisation,
  }),
  saveCustomisation: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/customisation',
    access,
    summary:
      'Save the texts of the save-design form and the emails, also those in other languages, and deploy them; `seen` is the digest of what was edited',
    params,
    query: query.extend({ seen: z.string().max(40).optional() }),
    body: customisationEdit,
    answer: customisation,
    errors: ['customisation.moved'],
  }),
  saveLogo: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/customisation/logos',
    access,
    summary:
      'Upload a PNG or JPEG logo of at least 210 x 100 px to the slot that fileName starts with (startScreen.png)',
    params,
    query,
    body: z.object({ fileName: z.string().max(200) }),
    multipart: { files: { fileData: { maxBytes: limits.logoBytes, required: true } } },
    answer: customisation,
    errors: ['uploads.not_an_image', 'uploads.too_large'],
  }),
  removeLogo: defineRoute({
    method: 'DELETE',
    path: '/configurators/:configuratorId/customisation/logos/:logoId',
    access,
    summary: 'Empty a slot',
    params: params.extend({ logoId: z.enum(LOGO_SLOTS) }),
    query,
    answer: customisation,
  }),
  previewEmails: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/customisation/email-preview',
    access,
    summary: 'Preview both emails about an enquiry with these texts, in a visitor’s language; nothing is saved or sent',
    params,
    query,
    body: emailPreviewInput,
    answer: emailPreview,
  }),
  sendTestEmail: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/customisation/test-email',
    access,
    summary: 'Send both emails with these texts to one’s own address',
    params,
    query,
    body: emailPreviewInput,
    answer: z.object({ sent_to: z.string() }),
    errors: ['request.too_many'],
  }),
} as const;
