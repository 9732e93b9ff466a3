import { catalogueMessages } from './catalogue/messages.ts';
import { emailMessages } from './emails/messages.ts';
import { enquiryMessages } from './enquiries/messages.ts';
import { organisationMessages } from './organisations/messages.ts';
import { presetMessages } from './presets/messages.ts';
import { priceMessages } from './prices/messages.ts';
import { quoteValidation } from './quotes/validation-messages.ts';
import { resellerMessages } from './resellers/messages.ts';
import { sessionMessages } from './session/messages.ts';
import { uploadMessages } from './uploads/messages.ts';
import { userMessages } from './users/messages.ts';
import { versionMessages } from './versions/messages.ts';
import { webhookMessages } from './webhooks/messages.ts';

/** Every error of the server: code -> status and message. Clients switch on the code, never on the text. */
export const ERRORS = {
  'request.invalid': { status: 422, message: 'Some of the fields are invalid.' },
  'request.unkeepable': { status: 422, message: 'Some of the text contains characters that cannot be stored.' },
  'request.unreadable': { status: 400, message: 'The request could not be read.' },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.too_slow': {
    status: 408,
    message: 'The request took too long to arrive. Try again on a better connection.',
  },
  'request.too_many': { status: 429, message: 'Too many attempts. Wait a minute, then try again.' },
  'request.csrf': { status: 419, message: 'This page has been open for too long. Reload it.' },
  'session.required': { status: 401, message: 'Sign in to continue.' },
  'session.wrong_credentials': { status: 401, message: sessionMessages.wrongCredentials },
  'session.no_organisation': { status: 403, message: sessionMessages.noOrganisation },
  'session.recovery_failed': { status: 400, message: sessionMessages.recoveryFailed },
  'session.link_expired': { status: 410, message: sessionMessages.linkExpired },
  'session.wrong_password': { status: 422, message: sessionMessages.wrongPassword },
  'session.wrong_code': { status: 422, message: sessionMessages.wrongCode },
  'session.ticket_expired': { status: 410, message: sessionMessages.ticketExpired },
  'session.passkey_invalid': { status: 422, message: sessionMessages.passkeyFailed },
  'session.passkeys_unavailable': { status: 422, message: sessionMessages.passkeyHere },
  'session.second_step_stays': { status: 409, message: sessionMessages.passkeyLast },
  'session.two_step_missing': {
    status: 403,
    message: 'Your organisation requires a second step. Set it up to continue.',
  },
  'session.no_own_domain': { status: 409, message: 'This organisation does not have its own domain.' },
  'organisations.domain_unproved': { status: 409, message: organisationMessages.domainUnproved },
  'resellers.not_enterprise': { status: 403, message: resellerMessages.notEnterprise },
  'resellers.undeployed': { status: 422, message: resellerMessages.undeployed },
  'users.self': { status: 409, message: userMessages.notSelf },
  'users.may_more': { status: 403, message: userMessages.mayMore },
  'users.last_owner': { status: 409, message: userMessages.lastOwner },
  'users.link_expired': { status: 410, message: userMessages.linkExpired },
  'users.email_taken': { status: 409, message: userMessages.emailTakenMeanwhile },
  'users.active': { status: 409, message: userMessages.alreadyActive },
  'access.denied': { status: 403, message: 'You do not have permission to do this.' },
  'access.foreign_origin': {
    status: 403,
    message: 'This website is not allowed to send enquiries to this configurator.',
  },
  'resource.missing': { status: 404, message: 'This does not exist, or you do not have access to it.' },
  'enquiries.no_test_organisation': { status: 422, message: enquiryMessages.noTestOrganisation },
  'emails.waiting': { status: 409, message: emailMessages.waiting },
  'versions.exists': { status: 409, message: versionMessages.exists },
  'versions.newer': { status: 409, message: versionMessages.newer },
  'versions.moved': { status: 409, message: versionMessages.moved },
  'versions.major_full': { status: 422, message: versionMessages.majorFull },
  'versions.missing': { status: 422, message: versionMessages.missing },
  'versions.images_unfit': { status: 422, message: versionMessages.imagesUnfit },
  'versions.missing_images': { status: 422, message: versionMessages.missingImages },
  'catalogue.unknown_item': { status: 422, message: 'An edit refers to an item that this version does not have.' },
  'catalogue.last_door_range': { status: 422, message: 'At least one door range must stay enabled.' },
  'catalogue.last_manufacturer': { status: 422, message: catalogueMessages.lastManufacturer },
  'presets.moved': { status: 409, message: presetMessages.moved },
  'presets.not_generated': { status: 502, message: presetMessages.generationFailed },
  'presets.kind_unsupported': { status: 422, message: presetMessages.kindUnsupported },
  'prices.lists_full': { status: 409, message: priceMessages.listsFull },
  'prices.moved': { status: 409, message: priceMessages.moved },
  'prices.overlap': { status: 409, message: priceMessages.overlaps },
  'prices.incomplete': { status: 409, message: priceMessages.incomplete },
  'prices.no_design': { status: 409, message: priceMessages.noDesign },
  'prices.live': { status: 409, message: priceMessages.live },
  'quotes.moved': { status: 409, message: quoteValidation.moved },
  'quotes.closed': { status: 409, message: quoteValidation.closed },
  'quotes.unchanged': { status: 409, message: quoteValidation.unchanged },
  'quotes.sent': { status: 409, message: quoteValidation.sent },
  'quotes.no_design': { status: 409, message: quoteValidation.noDesign },
  'quotes.not_open': { status: 409, message: quoteValidation.notOpen },
  'quotes.versions_full': { status: 409, message: quoteValidation.versionsFull },
  'quotes.messages_full': { status: 409, message: quoteValidation.messagesFull },
  'airtable.not_connected': { status: 422, message: 'This organisation has no Airtable base.' },
  'airtable.wrong_kind': { status: 422, message: 'Only panoramic and stock-set configurators are read from Airtable.' },
  'airtable.running': { status: 409, message: 'A sync of this configurator is running. Try again in a minute.' },
  'airtable.rejected': { status: 422, message: 'Airtable rejected the base, the table or the key.' },
  'airtable.unreachable': { status: 502, message: 'Airtable did not answer. Nothing was changed; try again later.' },
  'catalogue.file_invalid': { status: 422, message: 'The data file has the wrong format.' },
  'catalogue.file_unreadable': { status: 422, message: 'Configurator data needs to be a valid Json string' },
  'uploads.not_an_image': { status: 422, message: 'This file is not a PNG, JPEG or WebP image.' },
  'uploads.images_invalid': { status: 422, message: 'Some of the images cannot be used.' },
  'uploads.too_large': { status: 413, message: 'This file is too large.' },
  'uploads.too_many': { status: 429, message: 'Too many uploads at once from your network. Try again in a moment.' },
  'uploads.full': { status: 503, message: 'Too many uploads at once. Try again in a moment.' },
  'uploads.no_space': { status: 413, message: 'There is no space left for more images.' },
  'uploads.not_uploaded': { status: 422, message: 'Some of the images are not uploaded yet.' },
  'uploads.unfinished': { status: 409, message: uploadMessages.tooMany },
  'uploads.expired': { status: 410, message: uploadMessages.expired },
  'uploads.wrong_offset': { status: 409, message: uploadMessages.wrongOffset },
  'uploads.wrong_hash': { status: 422, message: uploadMessages.wrongHash },
  'uploads.wrong_protocol': { status: 412, message: uploadMessages.wrongProtocol },
  'webhooks.full': { status: 409, message: webhookMessages.full },
  'server.failed': { status: 500, message: 'Something went wrong on our side. Try again.' },
  'server.busy': { status: 503, message: 'The service is busy. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Field name -> messages, as in `{ errors: { email: ['…'] } }`. */
export type FieldErrors = Record<string, string[]>;

/** The body of every response with status 400 or above. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  errors?: FieldErrors;
}

interface ErrorDetails {
  detail?: string;
  errors?: FieldErrors;
  retryAfter?: number;
}

/** Thrown by services. The error plugin turns it into status and body. `detail` replaces the default message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds until a retry can succeed. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.detail ?? ERRORS[code].message);
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
  get status(): number {
    return ERRORS[this.code].status;
  }
}
