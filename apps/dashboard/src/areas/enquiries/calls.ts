import type { emailRoutes } from '@vitrine/contract/emails/routes';
import type { followUpRoutes } from '@vitrine/contract/enquiries/follow-up-routes';
import type { retentionRoutes } from '@vitrine/contract/enquiries/retention-routes';
import type { enquiryRoutes } from '@vitrine/contract/enquiries/routes';
import type { EnquiryChanges, EnquiryPage } from '@vitrine/contract/enquiries/schemas';
import { call } from '../../calls/call.ts';

/** A page of the whole enquiries of an organisation or reseller, newest first. */
export const listEnquiries = (organisationId: number, query: EnquiryPage) =>
  call<typeof enquiryRoutes.listEnquiries>('GET', '/organisations/:organisationId/enquiries', {
    params: { organisationId },
    query,
  });

/** Who may look after them. */
export const listEnquiryOwners = (organisationId: number) =>
  call<typeof enquiryRoutes.listEnquiryOwners>('GET', '/organisations/:organisationId/enquiry-owners', {
    params: { organisationId },
  });

export const changeEnquiry = (enquiryId: number, body: EnquiryChanges) =>
  call<typeof enquiryRoutes.changeEnquiry>('PATCH', '/enquiries/:enquiryId', { params: { enquiryId }, body });

/** What was noted about an enquiry, newest first. */
export const listEnquiryNotes = (enquiryId: number) =>
  call<typeof followUpRoutes.listEnquiryNotes>('GET', '/enquiries/:enquiryId/notes', { params: { enquiryId } });

export const addEnquiryNote = (enquiryId: number, text: string) =>
  call<typeof followUpRoutes.addEnquiryNote>('POST', '/enquiries/:enquiryId/notes', {
    params: { enquiryId },
    body: { text },
  });

export const deleteEnquiryNote = (enquiryId: number, noteId: number) =>
  call<typeof followUpRoutes.deleteEnquiryNote>('DELETE', '/enquiries/:enquiryId/notes/:noteId', {
    params: { enquiryId, noteId },
  });

/** What became of the emails about an enquiry. */
export const listEnquiryEmails = (enquiryId: number) =>
  call<typeof emailRoutes.listEnquiryEmails>('GET', '/enquiries/:enquiryId/emails', { params: { enquiryId } });

export const resendEnquiryEmail = (enquiryId: number, emailId: number) =>
  call<typeof emailRoutes.resendEnquiryEmail>('POST', '/enquiries/:enquiryId/emails/:emailId/resend', {
    params: { enquiryId, emailId },
  });

/** Everything kept about an address. */
export const readAddress = (organisationId: number, email: string) =>
  call<typeof retentionRoutes.readAddress>('GET', '/organisations/:organisationId/enquiries/stored', {
    params: { organisationId },
    query: { email },
  });

export const eraseAddress = (organisationId: number, email: string) =>
  call<typeof retentionRoutes.eraseAddress>('DELETE', '/organisations/:organisationId/enquiries', {
    params: { organisationId },
    query: { email },
  });

/** Hands an enquiry to a reseller, which is told by email. */
export const handEnquiry = (enquiryId: number, reseller_id: number) =>
  call<typeof followUpRoutes.handEnquiry>('PUT', '/enquiries/:enquiryId/reseller', {
    params: { enquiryId },
    body: { reseller_id },
  });
