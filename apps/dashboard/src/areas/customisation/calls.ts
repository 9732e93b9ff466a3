import type { LogoSlot } from '@vitrine/contract/customisation/limits';
import type { customisationRoutes } from '@vitrine/contract/customisation/routes';
import type { CustomisationEdit, EmailPreviewInput } from '@vitrine/contract/customisation/schemas';
import { call, upload } from '../../calls/call.ts';

/** The owner of a customisation: a configurator, or a reseller's copy of it. */
export interface CustomisationTarget {
  configuratorId: number;
  reseller: number | null;
}

const sentTo = ({ configuratorId, reseller }: CustomisationTarget) => ({
  params: { configuratorId },
  query: reseller === null ? {} : { reseller },
});

export const readCustomisation = (target: CustomisationTarget) =>
  call<typeof customisationRoutes.readCustomisation>(
    'GET',
    '/configurators/:configuratorId/customisation',
    sentTo(target),
  );

/** `seen`: digest of the customisation that the change is based on. */
export const saveCustomisation = (target: CustomisationTarget, body: CustomisationEdit, seen: string) =>
  call<typeof customisationRoutes.saveCustomisation>('POST', '/configurators/:configuratorId/customisation', {
    params: { configuratorId: target.configuratorId },
    query: { ...sentTo(target).query, seen },
    body,
  });

export const saveLogo = (target: CustomisationTarget, slot: LogoSlot, file: File) => {
  const form = new FormData();
  const ending = file.type === 'image/png' ? 'png' : 'jpg';
  form.set('fileName', `${slot}.${ending}`);
  form.set('fileData', file, `${slot}.${ending}`);
  return upload<typeof customisationRoutes.saveLogo>('/configurators/:configuratorId/customisation/logos', {
    ...sentTo(target),
    form,
  });
};

export const removeLogo = (target: CustomisationTarget, logoId: LogoSlot) =>
  call<typeof customisationRoutes.removeLogo>('DELETE', '/configurators/:configuratorId/customisation/logos/:logoId', {
    params: { configuratorId: target.configuratorId, logoId },
    query: sentTo(target).query,
  });

export const previewEmails = (target: CustomisationTarget, body: EmailPreviewInput) =>
  call<typeof customisationRoutes.previewEmails>('POST', '/configurators/:configuratorId/customisation/email-preview', {
    ...sentTo(target),
    body,
  });

export const sendTestEmail = (target: CustomisationTarget, body: EmailPreviewInput) =>
  call<typeof customisationRoutes.sendTestEmail>('POST', '/configurators/:configuratorId/customisation/test-email', {
    ...sentTo(target),
    body,
  });
