import { NativeSelect, Stack } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { languageMessages } from '@vitrine/contract/languages/messages';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSession } from '../../session/session.ts';
import { logoAddress } from '../../tenant/logo-address.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { counted } from '../../ui/counted.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { UnsavedBar } from '../../ui/feedback/UnsavedBar.tsx';
import { ImageField } from '../../ui/forms/ImageField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ImageOpenerContext } from '../../ui/images/image-opener.ts';
import { LANGUAGE_CHOICES } from './OwnLanguage.tsx';
import { type Subject, useSettings } from './useSettings.ts';

/** Logo, contact, language and banner of one organisation or reseller, with the unsaved-changes bar. */
export const SettingsForm = ({ subject, children }: { subject: Subject; children?: ReactNode }) => {
  const { appConfig } = useSession();
  const { paths } = useTenant();
  const openModal = useOpenModal();
  const settings = useSettings(subject);
  const { values, setFieldValue, getInputProps } = settings.form;
  const upload = (purpose: string): void => openModal(`${paths.settings}/uploadImage/${purpose}`);
  const opener = useMemo(
    () => ({
      logoAdded: (logo: string) => setFieldValue('logo', logo),
      bannerAdded: (banner: string) => setFieldValue('banner', banner),
    }),
    [setFieldValue],
  );
  const keeps = useCallback(
    (pathname: string) => decodeURIComponent(pathname).startsWith(decodeURIComponent(paths.settings)),
    [paths.settings],
  );
  const address = (image: string | null): string | null =>
    logoAddress(appConfig.content_url, { ...subject, logo: image });
  return (
    <ImageOpenerContext value={opener}>
      <Stack component="section" gap={24} maw={440} aria-label={subject.name}>
        <ImageField
          label={organisationMessages.logo}
          image={values.logo || address(subject.logo)}
          action={organisationMessages.changeLogo}
          error={getInputProps('logo').error}
          onUpload={() => upload('Logo')}
        />
        <TextField
          label={uiMessages.contactEmail}
          name="contact_email"
          {...getInputProps('contact_email')}
          inputMode="email"
        />
        <NativeSelect
          label={languageMessages.ofTenant}
          description={languageMessages.ofTenantHelp}
          name="tenant_language"
          data={[
            ...(subject.manufacturer === null
              ? []
              : [{ value: '', label: languageMessages.asManufacturer(subject.manufacturer) }]),
            ...LANGUAGE_CHOICES,
          ]}
          value={values.language}
          error={getInputProps('language').error}
          onChange={({ currentTarget: { value } }) => setFieldValue('language', value)}
        />
        {subject.kind === 'organisation' && (
          <ImageField
            label={organisationMessages.banner}
            wide
            image={values.banner || address(subject.banner)}
            action={
              values.banner || subject.banner ? organisationMessages.changeBanner : organisationMessages.uploadBanner
            }
            error={getInputProps('banner').error}
            onUpload={() => upload('Banner')}
          />
        )}
      </Stack>
      {children}
      {settings.changes > 0 && (
        <UnsavedBar
          count={counted(settings.changes, 'change')}
          action={settings.saving ? organisationMessages.saving : uiMessages.saveChanges}
          busy={settings.saving}
          onCancel={settings.cancel}
          onAction={settings.save}
        />
      )}
      <LeaveGuard pending={settings.changes > 0} keeps={keeps} onDiscard={settings.cancel} onSave={settings.save} />
      <Outlet />
    </ImageOpenerContext>
  );
};
