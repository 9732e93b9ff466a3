import { Checkbox, Text } from '@mantine/core';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { baseDomainOf } from '../../../tenant/base-domain.ts';
import { ImageField } from '../../../ui/ImageField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { RequiredField } from '../new-organisation.ts';
import type { NewOrganisationForm } from '../useNewOrganisation.ts';
import classes from './NewOrganisationFields.module.css';

interface FieldsProps {
  form: NewOrganisationForm;
  onUpload: (purpose: 'Logo' | 'Banner') => void;
}

/** Six required fields, two images and the options. */
export const NewOrganisationFields = ({ form, onUpload }: FieldsProps) => {
  const field = (name: RequiredField, label: string) => ({
    name,
    label: `${label} *`,
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <div className={classes.fields}>
      <TextField {...field('name', 'Organisation name')} className={classes.wide ?? ''} data-autofocus />
      <TextField {...field('authorised_domain', 'Authorised domain')} inputMode="url" autoCapitalize="none" />
      <TextField
        {...field('access_subdomain', 'Subdomain')}
        autoCapitalize="none"
        spellCheck={false}
        beside={
          <Text span inherit c="dimmed" fz={13} style={{ whiteSpace: 'nowrap' }}>
            .{baseDomainOf(window.location.hostname)}
          </Text>
        }
      />
      <TextField
        {...field('contact_email', 'Main contact')}
        className={classes.wide ?? ''}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('sessions', 'Monthly session limit')} type="number" />
      <TextField {...field('years', 'Annual contract length')} type="number" />
      <ImageField
        label="Logo"
        image={form.values.logo || null}
        action={form.values.logo === '' ? 'Upload' : 'Change logo'}
        onUpload={() => onUpload('Logo')}
      />
      <ImageField
        label="Banner"
        image={form.values.banner || null}
        action={form.values.banner === '' ? 'Upload banner' : 'Change banner'}
        onUpload={() => onUpload('Banner')}
      />
      <fieldset className={classes.options}>
        <legend>Options</legend>
        <Checkbox label="Enterprise" name="enterprise" {...form.getInputProps('enterprise', { type: 'checkbox' })} />
        <Text size="xs" ml={26} c="dimmed">
          {messages.enterpriseHelp}
        </Text>
      </fieldset>
    </div>
  );
};
