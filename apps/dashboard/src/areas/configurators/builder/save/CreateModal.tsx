import { Checkbox, Stack } from '@mantine/core';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { isDraftBlocked } from '@vitrine/domain/builder/is-draft-blocked';
import { useMemo } from 'react';
import { useClearedErrors } from '../../../../layout/Notifications.tsx';
import { FormModal } from '../../../../ui/dialogs/FormModal.tsx';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { ProjectFields } from '../../new/NewConfiguratorFields.tsx';
import { useBuilder } from '../edit/builder.ts';
import { blockSentence } from './block-sentence.ts';
import { SendingFooter } from './SendingFooter.tsx';
import { SpaceNotice } from './SpaceNotice.tsx';
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
  const { values, issues, change, sending } = create;
  useClearedErrors();
  return (
    <FormModal
      title={configuratorMessages.createdTitle}
      sentence={messages.createSentence}
      width={560}
      locked={sending.pending}
      onClose={onClose}
      action={uiMessages.create}
      disabled={isBlocked}
      unsaved={values.name !== '' || values.groupName !== ''}
      onSubmit={create.submit}
      form={{ inert: sending.pending }}
      footer={(close, submitButton) => (
        <SendingFooter sending={sending} onCancel={close}>
          {submitButton}
        </SendingFooter>
      )}
    >
      <Stack gap={24}>
        <SpaceNotice organisationId={organisationId} images={create.images} />
        <div data-field="name">
          <TextField
            label={configuratorMessages.configuratorName}
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
