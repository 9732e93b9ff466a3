import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages } from '@vitrine/contract/presets/messages';
import { useState } from 'react';
import { FormModal } from '../../../../ui/dialogs/FormModal.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';

interface PresetNameModalProps {
  onName: (name: string) => void;
  onClose: () => void;
}

/** Names a design that becomes a preset with the first version. */
export const PresetNameModal = ({ onName, onClose }: PresetNameModalProps) => {
  const [name, setName] = useState('');
  const [issue, setIssue] = useState<string>();
  return (
    <FormModal
      title={messages.presetTitle}
      sentence={messages.presetSentenceDraft}
      width={440}
      onClose={onClose}
      action={messages.presetSave}
      unsaved={name !== ''}
      onSubmit={(_, close) => {
        const trimmed = name.trim();
        if (trimmed === '') return setIssue(presetMessages.nameMissing);
        if (trimmed.length > limits.nameMaximum) return setIssue(presetMessages.nameLong(limits.nameMaximum));
        onName(trimmed);
        close();
      }}
    >
      <TextField
        label={messages.presetName}
        autoComplete="off"
        data-autofocus
        value={name}
        error={issue}
        onChange={(event) => {
          setName(event.target.value);
          setIssue(undefined);
        }}
      />
    </FormModal>
  );
};
