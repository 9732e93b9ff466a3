import { Checkbox, Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { baseDomainOf } from '../../tenant/base-domain.ts';
import { NEW_ORGANISATION, ORGANISATIONS } from '../../tenant/paths.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useCloseModal, useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { ImageField } from '../../ui/forms/ImageField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ImageOpenerContext } from '../../ui/images/image-opener.ts';
import type { RequiredField } from './new-organisation.ts';
import { type NewOrganisationForm, useNewOrganisation } from './useNewOrganisation.ts';

interface FieldsProps {
  form: NewOrganisationForm;
  onUpload: (purpose: 'Logo' | 'Banner') => void;
}

/** Six required fields, two images and the options. */
const NewOrganisationFields = ({ form, onUpload }: FieldsProps) => {
  const field = (name: RequiredField, label: string) => ({
    name,
    label: `${label} *`,
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <div className="vt-fields">
      <TextField {...field('name', 'Organisation name')} className="vt-wide" data-autofocus />
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
      <TextField {...field('contact_email', 'Main contact')} className="vt-wide" inputMode="email" />
      <TextField {...field('sessions', 'Monthly session limit')} type="number" />
      <TextField {...field('years', 'Annual contract length')} type="number" />
      <ImageField
        label="Logo"
        image={form.values.logo || null}
        action={form.values.logo === '' ? 'Upload' : 'Change logo'}
        error={form.getInputProps('logo').error}
        onUpload={() => onUpload('Logo')}
      />
      <ImageField
        label="Banner"
        image={form.values.banner || null}
        action={form.values.banner === '' ? 'Upload banner' : 'Change banner'}
        error={form.getInputProps('banner').error}
        onUpload={() => onUpload('Banner')}
      />
      <fieldset className="vt-fieldset vt-wide">
        <legend>Options</legend>
        <Checkbox label="Enterprise" name="enterprise" {...form.getInputProps('enterprise', { type: 'checkbox' })} />
        <Text size="xs" ml={26} c="dimmed">
          {messages.enterpriseHelp}
        </Text>
      </fieldset>
    </div>
  );
};

/** Create organisation, over the list. Cancel clears the form and goes back one page. */
export const NewOrganisationModal = () => {
  const leave = useCloseModal(ORGANISATIONS);
  const openModal = useOpenModal();
  const { form, overlay, pending, submit } = useNewOrganisation(leave);
  useClearedErrors();
  const { setFieldValue } = form;
  const opener = useMemo(
    () => ({
      logoAdded: (logo: string) => setFieldValue('logo', logo),
      bannerAdded: (banner: string) => setFieldValue('banner', banner),
    }),
    [setFieldValue],
  );
  return (
    <ImageOpenerContext value={opener}>
      <FormModal
        title="Create organisation"
        width={560}
        locked={pending}
        onClose={() => {
          form.forget();
          leave();
        }}
        action="Create"
        onSubmit={submit}
      >
        <NewOrganisationFields
          form={form}
          onUpload={(purpose) => openModal(`${NEW_ORGANISATION}/uploadImage/${purpose}`)}
        />
        {overlay !== null && <LoadingOverlay message={overlay} everything />}
      </FormModal>
      <Outlet />
    </ImageOpenerContext>
  );
};
