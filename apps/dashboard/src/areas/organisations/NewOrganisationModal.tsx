import { Outlet, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { NEW_ORGANISATION, ORGANISATIONS } from '../../tenant/paths.ts';
import { Button } from '../../ui/Button.tsx';
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
  const form = useNewOrganisation(leave);
  useClearedErrors();
  const { change } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: change does the same every time.
  const opener = useMemo(
    () => ({
      logoAdded: (logo: string) => change({ logo }),
      bannerAdded: (banner: string) => change({ banner }),
    }),
    [],
  );
  return (
    <ImageOpenerContext value={opener}>
      <ModalFrame
        title="Create organisation"
        width={560}
        locked={form.pending}
        onClose={() => {
          form.clear();
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
        <form
          id={FORM_ID}
          ref={form.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <NewOrganisationFields
            form={form}
            onUpload={(purpose) =>
              navigate({ to: `${NEW_ORGANISATION}/uploadImage/${purpose}`, state: OVER_SCREEN, resetScroll: false })
            }
          />
        </form>
        {form.overlay !== null && <LoadingOverlay message={form.overlay} everything />}
      </ModalFrame>
      <Outlet />
    </ImageOpenerContext>
  );
};
