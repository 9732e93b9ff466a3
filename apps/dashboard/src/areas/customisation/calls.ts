import type { LogoSlot } from '@vitrine/contract/customisation/limits';
import type { customisationRoutes } from '@vitrine/contract/customisation/routes';
import type { CustomisationEdit, EmailsCustomisation } from '@vitrine/contract/customisation/schemas';
import { call, upload } from '../../calls/call.ts';

/** Whose customisation: the configurator's, or that of a reseller's copy. */
export interface Place {
  configuratorId: number;
  reseller: number | null;
}

const sentTo = ({ configuratorId, reseller }: Place) => ({
  params: { configuratorId },
  query: reseller === null ? {} : { reseller },
});

export const readCustomisation = (place: Place) =>
  call<typeof customisationRoutes.readCustomisation>(
    'GET',
    '/configurators/:configuratorId/customisation',
    sentTo(place),
  );

export const saveCustomisation = (place: Place, body: CustomisationEdit) =>
  call<typeof customisationRoutes.saveCustomisation>('POST', '/configurators/:configuratorId/customisation', {
    ...sentTo(place),
    body,
  });

export const saveLogo = (place: Place, slot: LogoSlot, file: File) => {
  const form = new FormData();
  const ending = file.type === 'image/png' ? 'png' : 'jpg';
  form.set('fileName', `${slot}.${ending}`);
  form.set('fileData', file, `${slot}.${ending}`);
  return upload<typeof customisationRoutes.saveLogo>('/configurators/:configuratorId/customisation/logos', {
    ...sentTo(place),
    form,
  });
};

export const removeLogo = (place: Place, logoId: LogoSlot) =>
  call<typeof customisationRoutes.removeLogo>('DELETE', '/configurators/:configuratorId/customisation/logos/:logoId', {
    params: { configuratorId: place.configuratorId, logoId },
    query: sentTo(place).query,
  });

export const previewEmails = (place: Place, emails: EmailsCustomisation) =>
  call<typeof customisationRoutes.previewEmails>('POST', '/configurators/:configuratorId/customisation/email-preview', {
    ...sentTo(place),
    body: { emails },
  });

export const sendTestEmail = (place: Place, emails: EmailsCustomisation) =>
  call<typeof customisationRoutes.sendTestEmail>('POST', '/configurators/:configuratorId/customisation/test-email', {
    ...sentTo(place),
    body: { emails },
  });
