import { Checkbox, Stack } from '@mantine/core';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { isDraftBlocked } from '@vitrine/domain/builder/is-draft-blocked';
import { useMemo } from 'react';
import { useClearedErrors } from '../../../../layout/Notifications.tsx';
import { FormModal } from '../../../../ui/dialogs/FormModal.tsx';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { ProjectFields } from '../../new/NewConfiguratorFields.tsx';
import { UploadFooter } from '../../upload/UploadFooter.tsx';
import { useBuilder } from '../edit/builder.ts';
import { blockSentence } from './block-sentence.ts';
import { useCreate } from './useCreate.ts';

interface CreateModalProps {
  organisationId: number;
  onClose: () => void;
  onCreated: () => void;
}

/** Name and project of the configurator that the draft becomes. */
export const CreateModal = ({ organisationId, onClose, onCreated }: CreateModalProps) => {
  const builder = useBuilder<Draft>();
  const create = useCreate(builder, organisationId, onCreated);
  const isBlocked = useMemo(() => isDraftBlocked(builder.draft), [builder.draft]);
  const { values, issues, change, uploading } = create;
  useClearedErrors();
  return (
    <FormModal
      title={configuratorMessages.createdTitle}
      sentence={messages.createSentence}
      width={560}
      locked={uploading.pending}
      onClose={onClose}
      action="Create"
      disabled={isBlocked}
      onSubmit={create.submit}
      form={{ inert: uploading.pending }}
      footer={(close, submitButton) => (
        <UploadFooter uploading={uploading} onCancel={close}>
          {submitButton}
        </UploadFooter>
      )}
    >
      <Stack gap={24}>
        <div data-field="name">
          <TextField
            label="Configurator name"
            name="name"
            autoComplete="off"
            data-autofocus
            value={values.name}
            error={issues.name?.join(' ')}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
        <ProjectFields form={create} />
        <Checkbox
          label={messages.live}
          checked={values.isLive}
          onChange={(event) => change({ isLive: event.currentTarget.checked })}
        />
        <FieldErrors
          sentences={
            isBlocked ? [blockSentence(builder.draft)] : [...(issues.json_data ?? []), ...(issues.assets ?? [])]
          }
        />
      </Stack>
    </FormModal>
  );
};
