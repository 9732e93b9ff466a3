import { fieldName } from '@vitrine/contract/customisation/field-issue';
import type { EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { checkCustomFields } from '@vitrine/domain/enquiries/check-form';
import type { Database } from '@vitrine/store/database';
import type { EnquiryContext } from '@vitrine/store/enquiries/intake';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { viewerCustomisation } from '../../../publish/viewer-customisation.ts';

interface SentCustomFields {
  fields: Pick<EnquiryFields, 'custom_fields'>;
  configurator: Pick<EnquiryContext['configurator'], 'id' | 'dataUrl' | 'customisation' | 'supportsSaveDesign'>;
  /** The reseller whose copy the visitor saw. */
  reseller: OrganisationRecord | undefined;
}

/**
 * Rejects an enquiry without a required custom field, or with an invalid email address in one. A copy without a
 * customisation has the organisation's.
 */
export async function requireCustomFields(
  db: Database,
  { fields, configurator, reseller }: SentCustomFields,
): Promise<void> {
  if (!configurator.supportsSaveDesign) return;
  const grant = reseller && (await findGrant(db, reseller.id, configurator.id));
  const customisation = grant?.customisation ?? configurator.customisation;
  const { customFields } = viewerCustomisation({ ...configurator, customisation });
  const values = Object.entries(fields.custom_fields).map(([name, value]) => [fieldName(name), value] as const);
  const found = checkCustomFields(Object.fromEntries(values), customFields);
  const errors = Object.entries(found).map(([key, sentence = '']): [string, string[]] => [key, [sentence]]);
  if (errors.length > 0) throw new AppError('request.invalid', { errors: Object.fromEntries(errors) });
}
