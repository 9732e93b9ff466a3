import { Button, Stack } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import { TextField } from '../../ui/TextField.tsx';
import { DATA_SLOTS } from './chosen-files.ts';
import { FileSlots } from './parts/FileSlots.tsx';
import { UploadFooter } from './parts/UploadFooter.tsx';
import { useDataUpdate } from './useDataUpdate.ts';

const FORM_ID = 'update-data';

const UpdateForm = () => {
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const leave = useCloseModal(paths.configurator(configurator.id));
  const form = useDataUpdate(configurator, leave);
  useClearedErrors();
  return (
    <ModalFrame
      title={messages.dataUpdatedTitle}
      sentence={messages.updateSentence}
      width={720}
      locked={form.uploading.pending}
      onClose={leave}
      footer={(close) => (
        <UploadFooter uploading={form.uploading} onCancel={close}>
          <Button type="submit" form={FORM_ID} variant="filled">
            Update
          </Button>
        </UploadFooter>
      )}
    >
      <form
        id={FORM_ID}
        noValidate
        inert={form.uploading.pending}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap={24}>
          <TextField
            label="Version"
            name="new_version"
            data-autofocus
            autoComplete="off"
            value={form.version}
            error={form.issues.new_version?.join(' ')}
            onChange={(event) => form.setVersion(event.target.value)}
          />
          <FileSlots
            slots={DATA_SLOTS}
            files={form.files}
            issues={{ json_data: form.issues.json_data, assets: form.issues.assets }}
            onChange={form.choose}
          />
        </Stack>
      </form>
    </ModalFrame>
  );
};

/** Update Json data: a new data file becomes the next version. For administrators. */
export const UpdateDataModal = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  return mayAdministerConfigurators(user) ? (
    <UpdateForm />
  ) : (
    <Navigate to={paths.configurator(configurator.id)} replace />
  );
};
