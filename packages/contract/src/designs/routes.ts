import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { designLimits as limits } from './limits.ts';
import {
  codeParams,
  designToPrice,
  pricedDesign,
  priceKeys,
  sharedDesign,
  sharedLink,
  sheetRequest,
} from './schemas.ts';

export const designRoutes = {
  shareDesign: defineRoute({
    method: 'POST',
    path: '/viewer/designs/share',
    access: 'public',
    forVisitors: true,
    summary: 'A short link to a design on a page of the organisation; idempotent for a design and page',
    body: sharedDesign,
    answer: sharedLink,
    errors: ['access.foreign_origin'],
  }),
  openSharedDesign: defineRoute({
    method: 'GET',
    path: '/s/:code',
    access: 'public',
    forVisitors: true,
    summary: 'Redirects a short link to the page with the design in its address',
    params: codeParams,
    answer: z.unknown(),
    file: true,
  }),
  priceDesign: defineRoute({
    method: 'POST',
    path: '/viewer/designs/price',
    access: 'public',
    forVisitors: true,
    summary: 'Items and prices of a design, from the published version',
    body: designToPrice,
    answer: pricedDesign,
    errors: ['access.foreign_origin'],
  }),
  readPriceKeys: defineRoute({
    method: 'GET',
    path: '/prices/keys',
    access: 'public',
    summary: 'The public key of signed prices, as a JSON Web Key Set',
    answer: priceKeys,
    flat: true,
  }),
  makeSheet: defineRoute({
    method: 'POST',
    path: '/viewer/designs/sheet',
    access: 'public',
    forVisitors: true,
    summary: 'The specification sheet of a design as PDF, priced from the published version',
    body: sheetRequest,
    multipart: { files: { image: { maxBytes: limits.imageBytes, required: false } } },
    answer: z.unknown(),
    file: true,
    errors: ['access.foreign_origin', 'uploads.too_large', 'uploads.not_an_image'],
  }),
  readEnquirySheet: defineRoute({
    method: 'GET',
    path: '/enquiries/:enquiryId/sheet',
    access: 'signed-in',
    summary: 'The specification sheet of an enquiry as PDF',
    params: z.object({ enquiryId: z.coerce.number().int().positive() }),
    answer: z.unknown(),
    file: true,
  }),
} as const;
