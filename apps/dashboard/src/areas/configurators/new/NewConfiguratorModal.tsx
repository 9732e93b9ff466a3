import { Button, Stack } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { UploadFooter } from '../upload/UploadFooter.tsx';
import { useMayCreate } from '../useMayCreate.ts';
import { NewConfiguratorFields } from './NewConfiguratorFields.tsx';
import { useNewConfigurator } from './useNewConfigurator.ts';

const FORM_ID = 'new-configurator';

const CreateForm = ({ organisationId }: { organisationId: number }) => {
  const { paths } = useTenant();
  const leave = useCloseModal(paths.configurators);
  const form = useNewConfigurator(organisationId, leave);
  useClearedErrors();
  return (
    <ModalFrame
      title={messages.createdTitle}
      width={720}
      divided
      locked={form.uploading.pending}
      onClose={leave}
      footer={(close) => (
        <UploadFooter
          uploading={form.uploading}
          onCancel={() => {
            form.forget();
            close();
          }}
        >
          <Button type="submit" form={FORM_ID} variant="filled">
            Create
          </Button>
        </UploadFooter>
      )}
    >
      <form
        id={FORM_ID}
        ref={form.form}
        noValidate
        inert={form.uploading.pending}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap={24} p={{ base: 16, sm: '20px 24px' }}>
          {form.lost.length > 0 && (
            <Banner
              tone="amber"
              icon={<IconFileAlert size={16} stroke={1.6} />}
              title={messages.chooseAgain(form.lost.join(', '))}
            />
          )}
          <NewConfiguratorFields form={form} />
        </Stack>
      </form>
    </ModalFrame>
  );
};

/** Create New Configurator, over the list. Cancel clears the form. */
export const NewConfiguratorModal = () => {
  const { parent, paths } = useTenant();
  const mayCreate = useMayCreate();
  if (!mayCreate || parent === null) return <Navigate to={paths.configurators} replace />;
  return <CreateForm organisationId={parent.id} />;
};
