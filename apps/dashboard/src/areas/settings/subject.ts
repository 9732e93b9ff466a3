import type { TenantParent } from '../../tenant/useTenant.ts';

/** Whose record is edited: an organisation's, or the own one of a reseller's user. */
export interface Subject extends Pick<TenantParent, 'id' | 'name' | 'logo' | 'data_url' | 'updated_at'> {
  kind: 'organisation' | 'reseller';
  contact_email: string | null;
  banner: string | null;
}

/** What is typed and chosen; '' where no new image was chosen. */
export interface SettingsValues {
  contact_email: string;
  logo: string;
  banner: string;
}

export const storedValues = ({ contact_email }: Subject): SettingsValues => ({
  contact_email: contact_email ?? '',
  logo: '',
  banner: '',
});

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** A kept draft over what is stored. */
export const withDraft = (stored: SettingsValues, draft: Record<string, unknown> | null): SettingsValues => ({
  contact_email: text(draft?.contact_email, stored.contact_email),
  logo: text(draft?.logo, ''),
  banner: text(draft?.banner, ''),
});

/** How many of the three differ from what is stored. */
export const changesIn = (stored: SettingsValues, values: SettingsValues): number =>
  [values.contact_email !== stored.contact_email, values.logo !== '', values.banner !== ''].filter(Boolean).length;

/** The edit payload: id and name, and the other fields that changed. */
export const payloadOf = ({ id, name }: Subject, stored: SettingsValues, values: SettingsValues) => ({
  id,
  name,
  ...(values.contact_email !== stored.contact_email && { contact_email: values.contact_email }),
  ...(values.logo !== '' && { logo: values.logo }),
  ...(values.banner !== '' && { banner: values.banner }),
});
