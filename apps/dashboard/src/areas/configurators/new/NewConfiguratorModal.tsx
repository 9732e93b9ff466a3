import { Stack } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';

import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { Redirect } from '../../../routes/Redirect.tsx';
import { useTenant } from '../../../tenant/useTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { UploadFooter } from '../upload/UploadFooter.tsx';
import { useMayCreate } from '../useMayCreate.ts';
import { NewConfiguratorFields } from './NewConfiguratorFields.tsx';
import { useNewConfigurator } from './useNewConfigurator.ts';

const CreateForm = ({ organisationId }: { organisationId: number }) => {
  const { paths } = useTenant();
  const leave = useCloseModal(paths.configurators);
  const form = useNewConfigurator(organisationId, leave);
  useClearedErrors();
  return (
    <FormModal
      title={messages.createdTitle}
      width={720}
      divided
      locked={form.uploading.pending}
      onClose={leave}
      action={uiMessages.create}
      onSubmit={form.submit}
      form={{ ref: form.form, inert: form.uploading.pending }}
      footer={(close, submitButton) => (
        <UploadFooter
          uploading={form.uploading}
          onCancel={() => {
            form.forget();
            close();
          }}
        >
          {submitButton}
        </UploadFooter>
      )}
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
    </FormModal>
  );
};

/** Create New Configurator, over the list. Cancel clears the form. */
export const NewConfiguratorModal = () => {
  const { parent, paths } = useTenant();
  const mayCreate = useMayCreate();
  if (!mayCreate || parent === null) return <Redirect to={paths.configurators} />;
  return <CreateForm organisationId={parent.id} />;
};
