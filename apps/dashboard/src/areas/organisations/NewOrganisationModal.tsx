import { Button } from '@mantine/core';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { NEW_ORGANISATION, ORGANISATIONS } from '../../tenant/paths.ts';
import { ImageOpenerContext } from '../../ui/image-opener.ts';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { OVER_SCREEN, useCloseModal } from '../../ui/modal-history.ts';
import { NewOrganisationFields } from './parts/NewOrganisationFields.tsx';
import { useNewOrganisation } from './useNewOrganisation.ts';

const FORM_ID = 'new-organisation';

/** Create organisation, over the list. Cancel clears the form and goes back one page. */
export const NewOrganisationModal = () => {
  const leave = useCloseModal(ORGANISATIONS);
  const navigate = useNavigate();
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
      <ModalFrame
        title="Create organisation"
        width={560}
        locked={pending}
        onClose={() => {
          form.forget();
          leave();
        }}
        footer={(close) => (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={FORM_ID} variant="filled">
              Create
            </Button>
          </>
        )}
      >
        <form id={FORM_ID} noValidate onSubmit={submit}>
          <NewOrganisationFields
            form={form}
            onUpload={(purpose) =>
              navigate({ to: `${NEW_ORGANISATION}/uploadImage/${purpose}`, state: OVER_SCREEN, resetScroll: false })
            }
          />
        </form>
        {overlay !== null && <LoadingOverlay message={overlay} everything />}
      </ModalFrame>
      <Outlet />
    </ImageOpenerContext>
  );
};
