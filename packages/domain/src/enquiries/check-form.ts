import { isEmailAddress, normaliseEmail } from '@vitrine/contract/email-address';
import { formLimits as limits } from '@vitrine/contract/enquiries/form-limits';
import { formMessages as messages } from '@vitrine/contract/enquiries/form-messages';
import type { CustomField } from '@vitrine/contract/latest-file';

export interface EnquiryForm {
  name: string;
  email: string;
  phone: string;
  terms: boolean;
  customFields: Record<string, string>;
}

const nameError = (name: string): string | undefined => {
  if (name === '') return messages.nameRequired;
  return name.length < limits.nameMinimum ? messages.nameTooShort : undefined;
};

const emailError = (email: string): string | undefined => {
  if (email === '') return messages.emailRequired;
  return isEmailAddress(email) ? undefined : messages.emailInvalid;
};

const phoneError = (phone: string): string | undefined => {
  if (phone === '') return messages.phoneRequired;
  return phone.length < limits.phoneMinimum ? messages.phoneInvalid : undefined;
};

/** Names of custom fields are free, so 'constructor' is possible. Only own properties count. */
const entered = (values: Record<string, string>, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '').trim() : '';

const customError = ({ type, required, placeholder }: CustomField, value: string): string | undefined => {
  if (value === '') return required ? messages.customFieldRequired(placeholder) : undefined;
  return type === 'email' ? emailError(normaliseEmail(value)) : undefined;
};

/** A custom field's name among errors: it may have the name of a built-in field. */
export const customFieldKey = (name: string): string => `custom_fields.${name}`;

type FieldErrors = Partial<Record<string, string>>;

const onlyErrors = (checked: readonly (readonly [string, string | undefined])[]): FieldErrors =>
  Object.fromEntries(checked.filter(([, sentence]) => sentence));

/** Messages by key of the custom fields; empty when all are valid. */
export const checkCustomFields = (values: Record<string, string>, fields: readonly CustomField[]): FieldErrors =>
  onlyErrors(fields.map((field) => [customFieldKey(field.name), customError(field, entered(values, field.name))]));

/** Messages by field of the visitor's form; empty when the form is valid. */
export const checkEnquiryForm = (form: EnquiryForm, fields: readonly CustomField[]): FieldErrors => ({
  ...onlyErrors([
    ['name', nameError(form.name.trim())],
    ['email', emailError(normaliseEmail(form.email))],
    ['phone', phoneError(form.phone.trim())],
    ['terms', form.terms ? undefined : messages.termsRequired],
  ]),
  ...checkCustomFields(form.customFields, fields),
});
