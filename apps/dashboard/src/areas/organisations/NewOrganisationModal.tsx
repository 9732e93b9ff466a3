import { Checkbox, Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
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
      <TextField {...field('name', messages.organisationName)} className="vt-wide" data-autofocus />
      <TextField {...field('authorised_domain', messages.authorisedDomain)} inputMode="url" autoCapitalize="none" />
      <TextField
        {...field('access_subdomain', messages.subdomain)}
        autoCapitalize="none"
        spellCheck={false}
        beside={
          <Text span inherit c="dimmed" fz={13} style={{ whiteSpace: 'nowrap' }}>
            .{baseDomainOf(window.location.hostname)}
          </Text>
        }
      />
      <TextField {...field('contact_email', messages.mainContact)} className="vt-wide" inputMode="email" />
      <TextField {...field('sessions', messages.monthlySessions)} type="number" />
      <TextField {...field('years', messages.annualLength)} type="number" />
      <ImageField
        label={messages.logo}
        image={form.values.logo || null}
        action={form.values.logo === '' ? uiMessages.upload : messages.changeLogo}
        error={form.getInputProps('logo').error}
        onUpload={() => onUpload('Logo')}
      />
      <ImageField
        label={messages.banner}
        image={form.values.banner || null}
        action={form.values.banner === '' ? messages.uploadBanner : messages.changeBanner}
        error={form.getInputProps('banner').error}
        onUpload={() => onUpload('Banner')}
      />
      <fieldset className="vt-fieldset vt-wide">
        <legend>{messages.options}</legend>
        <Checkbox
          label={messages.enterprise}
          name="enterprise"
          {...form.getInputProps('enterprise', { type: 'checkbox' })}
        />
        <Text size="xs" ml={26} c="dimmed">
          {messages.enterpriseHelp}
        </Text>
      </fieldset>
    </div>
  );
};

/**
 * Create organisation, over the list. Cancel clears the form and goes back one page; Escape, the cross and a click
 * beside it keep what was typed.
 */
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
        title={messages.createOrganisation}
        width={560}
        locked={pending}
        onClose={leave}
        onCancel={form.forget}
        action={uiMessages.create}
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
