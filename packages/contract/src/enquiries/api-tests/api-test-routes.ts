import { defineRoute } from '../../define-route.ts';
import { enquiryLimits } from '../limits.ts';
import { contactAnswer } from '../schemas.ts';
import { testRequest, testToken } from './api-test-request.ts';

/** Routes of the API Tests page. */
export const apiTestRoutes = {
  makeTestToken: defineRoute({
    method: 'POST',
    path: '/testing/token',
    access: 'administrator',
    summary: 'A token for an hour that can only send test enquiries; an earlier one stops working',
    answer: testToken,
  }),
  sendTestEnquiry: defineRoute({
    method: 'POST',
    path: '/contact/request',
    access: 'administrator',
    ability: 'contact',
    summary: 'Send a test enquiry with both of its emails; requires the token of testing/token',
    body: testRequest,
    multipart: { files: { previewImage: { maxBytes: enquiryLimits.previewImageBytes, required: false } } },
    answer: contactAnswer,
    flat: true,
    errors: ['request.too_many', 'uploads.too_large', 'uploads.not_an_image', 'enquiries.no_test_organisation'],
  }),
} as const;
