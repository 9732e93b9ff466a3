import { errorMessages } from './error-messages.ts';

/** Every error of the server: code -> status. Its text is in error-messages.ts; clients switch on the code, never on it. */
export const ERRORS = {
  'request.invalid': 422,
  'request.unkeepable': 422,
  'request.unreadable': 400,
  'request.too_large': 413,
  'request.too_slow': 408,
  'request.too_many': 429,
  'request.csrf': 419,
  'session.required': 401,
  'session.wrong_credentials': 401,
  'session.no_organisation': 403,
  'session.recovery_failed': 400,
  'session.link_expired': 410,
  'session.wrong_password': 422,
  'session.wrong_code': 422,
  'session.ticket_expired': 410,
  'session.passkey_invalid': 422,
  'session.passkeys_unavailable': 422,
  'session.second_step_stays': 409,
  'session.two_step_missing': 403,
  'session.no_own_domain': 409,
  'organisations.domain_unproved': 409,
  'resellers.not_enterprise': 403,
  'resellers.undeployed': 422,
  'users.self': 409,
  'users.may_more': 403,
  'users.last_owner': 409,
  'users.link_expired': 410,
  'users.email_taken': 409,
  'users.active': 409,
  'access.denied': 403,
  'access.foreign_origin': 403,
  'resource.missing': 404,
  'enquiries.no_test_organisation': 422,
  'emails.waiting': 409,
  'versions.exists': 409,
  'versions.newer': 409,
  'versions.moved': 409,
  'versions.major_full': 422,
  'versions.missing': 422,
  'versions.images_unfit': 422,
  'versions.missing_images': 422,
  'catalogue.unknown_item': 422,
  'catalogue.last_door_range': 422,
  'catalogue.last_manufacturer': 422,
  'customisation.moved': 409,
  'presets.moved': 409,
  'presets.not_generated': 502,
  'presets.kind_unsupported': 422,
  'prices.lists_full': 409,
  'prices.moved': 409,
  'prices.overlap': 409,
  'prices.incomplete': 409,
  'prices.no_design': 409,
  'prices.live': 409,
  'quotes.moved': 409,
  'quotes.closed': 409,
  'quotes.unchanged': 409,
  'quotes.sent': 409,
  'quotes.no_design': 409,
  'quotes.not_open': 409,
  'quotes.versions_full': 409,
  'quotes.messages_full': 409,
  'translations.moved': 409,
  'translations.source_language': 409,
  'translations.file_unreadable': 422,
  'translations.file_wrong': 422,
  'translations.terms_full': 409,
  'airtable.not_connected': 422,
  'airtable.wrong_kind': 422,
  'airtable.running': 409,
  'airtable.no_sku': 422,
  'airtable.rejected': 422,
  'airtable.unreachable': 502,
  'catalogue.file_invalid': 422,
  'catalogue.file_unreadable': 422,
  'uploads.not_an_image': 422,
  'uploads.images_invalid': 422,
  'uploads.too_large': 413,
  'uploads.too_many': 429,
  'uploads.full': 503,
  'uploads.no_space': 413,
  'uploads.not_uploaded': 422,
  'uploads.unfinished': 409,
  'uploads.expired': 410,
  'uploads.wrong_offset': 409,
  'uploads.wrong_hash': 422,
  'uploads.wrong_protocol': 412,
  'webhooks.full': 409,
  'designs.image_unsigned': 403,
  'server.failed': 500,
  'server.busy': 503,
} as const;

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
    super(details.detail ?? errorMessages[code]);
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
  get status(): number {
    return ERRORS[this.code];
  }
}
