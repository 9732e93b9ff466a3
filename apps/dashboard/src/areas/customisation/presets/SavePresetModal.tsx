import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages } from '@vitrine/contract/presets/messages';
import { presetsDigest } from '@vitrine/domain/presets/digest';
import { mapOf, presetsOf } from '@vitrine/domain/presets/presets-map';
import { useState } from 'react';
import { errorCode, errorText } from '../../../calls/api-error.ts';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { FieldErrors } from '../../../ui/forms/FieldErrors.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { readPresets, savePresets } from './calls.ts';
import { openStudio } from './studio.ts';

interface SavePresetModalProps {
  configurator: ConfiguratorWithVersions;
  /** As text. */
  design: string;
  onClose: () => void;
}

/** Adds a design to the presets of a live configurator, with the image that the live viewer draws of it. */
const useSavePreset = (configurator: ConfiguratorWithVersions, design: string) => {
  const { appConfig } = useSession();
  const { key } = useTenant();
  const queryClient = useQueryClient();
  const target = { configuratorId: configurator.id, reseller: null };
  const { live_url: liveUrl, deployed_version: version } = configurator;
  /** @returns why it was not saved; null once it is */
  return async (name: string): Promise<string | null> => {
    if (version === null) return presetMessages.undeployed;
    const contentUrl = appConfig.content_url;
    const studio = openStudio({ target, contentUrl, liveUrl, version, finds: configurator.supports_style_finder });
    try {
      if ((await studio.unknownIn(design)).length > 0) return messages.presetNotLive;
      const before = presetsOf(await readPresets(target), liveUrl);
      if (before.length >= limits.presets) return presetMessages.full(limits.presets);
      const preset = await studio.fromAddress(name, design, before.length + 1);
      const saved = await savePresets(target, mapOf(liveUrl, [...before, preset]), presetsDigest(before));
      queryClient.setQueryData([...key, 'presets', configurator.id, null], presetsOf(saved, liveUrl));
      return null;
    } catch (error) {
      return errorCode(error) === 'presets.moved' ? presetMessages.moved : errorText(error);
    } finally {
      studio.close();
    }
  };
};

/** Names a design that visitors can start from at once. */
export const SavePresetModal = ({ configurator, design, onClose }: SavePresetModalProps) => {
  const save = useSavePreset(configurator, design);
  const [name, setName] = useState('');
  const [issues, setIssues] = useState<{ name?: string; form?: string }>({});
  const [isSaving, setSaving] = useState(false);
  const submit = async (close: () => void): Promise<void> => {
    const trimmed = name.trim();
    if (isSaving) return;
    if (trimmed === '') return setIssues({ name: presetMessages.nameMissing });
    if (trimmed.length > limits.nameMaximum) return setIssues({ name: presetMessages.nameLong(limits.nameMaximum) });
    setSaving(true);
    setIssues({});
    const issue = await save(trimmed);
    setSaving(false);
    if (issue !== null) return setIssues({ form: issue });
    announce(messages.presetSaved(trimmed));
    close();
  };
  return (
    <FormModal
      title={messages.presetTitle}
      sentence={messages.presetSentence}
      width={440}
      locked={isSaving}
      busy={isSaving}
      onClose={onClose}
      action={messages.presetSave}
      unsaved={name !== ''}
      onSubmit={(_, close) => void submit(close)}
    >
      <TextField
        label={messages.presetName}
        autoComplete="off"
        data-autofocus
        value={name}
        error={issues.name}
        onChange={(event) => {
          setName(event.target.value);
          setIssues({});
        }}
      />
      <FieldErrors sentences={issues.form === undefined ? [] : [issues.form]} />
      <Text size="sm" c="dimmed" role="status" mt={8}>
        {isSaving ? presetMessages.drawing : ''}
      </Text>
    </FormModal>
  );
};
