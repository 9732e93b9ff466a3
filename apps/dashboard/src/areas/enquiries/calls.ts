import type { emailRoutes } from '@vitrine/contract/emails/routes';
import type { followUpRoutes } from '@vitrine/contract/enquiries/follow-up-routes';
import type { enquiryListRoutes } from '@vitrine/contract/enquiries/list-routes';
import type { retentionRoutes } from '@vitrine/contract/enquiries/retention-routes';
import type { enquiryRoutes } from '@vitrine/contract/enquiries/routes';
import type { EnquiryFilter } from '@vitrine/contract/enquiries/saved-filters';
import type { EnquiryChanges, EnquiryPage } from '@vitrine/contract/enquiries/schemas';
import type { spamRoutes } from '@vitrine/contract/enquiries/spam-routes';
import type { priceRoutes } from '@vitrine/contract/prices/routes';
import { call } from '../../calls/call.ts';

/** A page of the whole enquiries of an organisation or reseller, newest first. */
export const listEnquiries = (organisationId: number, query: EnquiryPage) =>
  call<typeof enquiryRoutes.listEnquiries>('GET', '/organisations/:organisationId/enquiries', {
    params: { organisationId },
    query,
  });

/** The possible owners. */
export const listEnquiryOwners = (organisationId: number) =>
  call<typeof enquiryRoutes.listEnquiryOwners>('GET', '/organisations/:organisationId/enquiry-owners', {
    params: { organisationId },
  });

export const changeEnquiry = (enquiryId: number, body: EnquiryChanges) =>
  call<typeof enquiryRoutes.changeEnquiry>('PATCH', '/enquiries/:enquiryId', { params: { enquiryId }, body });

/** The notes on an enquiry, newest first. */
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

/** The emails about an enquiry with their status. */
export const listEnquiryEmails = (enquiryId: number) =>
  call<typeof emailRoutes.listEnquiryEmails>('GET', '/enquiries/:enquiryId/emails', { params: { enquiryId } });

export const resendEnquiryEmail = (enquiryId: number, emailId: number) =>
  call<typeof emailRoutes.resendEnquiryEmail>('POST', '/enquiries/:enquiryId/emails/:emailId/resend', {
    params: { enquiryId, emailId },
  });

/** All data stored about an address. */
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

/** Hands an enquiry to a reseller, which is notified by email. */
export const handEnquiry = (enquiryId: number, reseller_id: number) =>
  call<typeof followUpRoutes.handEnquiry>('PUT', '/enquiries/:enquiryId/reseller', {
    params: { enquiryId },
    body: { reseller_id },
  });

interface Page {
  limit: number;
  before?: number | undefined;
}

/** A page of the list, newest first, or the changes since a time. */
export const listEnquiryRows = (organisationId: number, query: Page & { since?: string }) =>
  call<typeof enquiryListRoutes.listEnquiryRows>('GET', '/organisations/:organisationId/enquiries/rows', {
    params: { organisationId },
    query,
  });

/** A page of the quarantine, newest first. */
export const listQuarantinedRows = (organisationId: number, query: Page) =>
  call<typeof spamRoutes.listQuarantinedRows>('GET', '/organisations/:organisationId/enquiries/quarantined/rows', {
    params: { organisationId },
    query,
  });

/** One enquiry with all fields. */
export const readEnquiry = (enquiryId: number) =>
  call<typeof enquiryListRoutes.readEnquiry>('GET', '/enquiries/:enquiryId', { params: { enquiryId } });

export const readEnquiryParts = (enquiryId: number) =>
  call<typeof priceRoutes.readEnquiryParts>('GET', '/enquiries/:enquiryId/parts', { params: { enquiryId } });

export const releaseQuarantined = (organisationId: number, ids: number[]) =>
  call<typeof spamRoutes.releaseQuarantined>('POST', '/organisations/:organisationId/enquiries/quarantined/release', {
    params: { organisationId },
    body: { ids },
  });

export const deleteQuarantined = (organisationId: number, ids: number[]) =>
  call<typeof spamRoutes.deleteQuarantined>('POST', '/organisations/:organisationId/enquiries/quarantined/delete', {
    params: { organisationId },
    body: { ids },
  });

/** The caller's saved filters. */
export const listSavedFilters = (organisationId: number) =>
  call<typeof followUpRoutes.listSavedFilters>('GET', '/organisations/:organisationId/enquiry-filters', {
    params: { organisationId },
  });

export const createSavedFilter = (organisationId: number, name: string, filter: EnquiryFilter) =>
  call<typeof followUpRoutes.createSavedFilter>('POST', '/organisations/:organisationId/enquiry-filters', {
    params: { organisationId },
    body: { name, filter },
  });

export const deleteSavedFilter = (organisationId: number, filterId: number) =>
  call<typeof followUpRoutes.deleteSavedFilter>('DELETE', '/organisations/:organisationId/enquiry-filters/:filterId', {
    params: { organisationId, filterId },
  });
