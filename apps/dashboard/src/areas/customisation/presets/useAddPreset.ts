import { typeName } from '@vitrine/contract/configurators/limits';
import { presetLimits as limits, PHOTO_TYPES } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { readPresetSource } from '@vitrine/domain/presets/read-address';
import { useState } from 'react';
import { errorCode, fieldError } from '../../../calls/api-error.ts';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { tooLong } from '../../../ui/forms/too-long.ts';
import { usePassing } from '../../../ui/usePassing.ts';
import { openStudio, type StudioContext } from './studio.ts';
import type { Source } from './useNewPresetFields.ts';
import type { PresetsForm } from './usePresets.ts';

interface Issue {
  field: 'name' | 'address' | 'photo' | 'form';
  text: string;
}

const photoIssue = (file: File): string | null => {
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) return messages.photoType;
  return file.size > limits.imageBytes ? messages.photoLarge : null;
};

const issueOf = (error: unknown): Issue => {
  const ofPhoto = fieldError(error, 'image');
  if (ofPhoto !== undefined) return { field: 'photo', text: ofPhoto };
  const unsupported = errorCode(error) === 'presets.kind_unsupported';
  return { field: 'form', text: unsupported ? messages.kindUnsupported : messages.generationFailed };
};

/** The form of a new preset; cleared once the preset exists. */
export const useAddPreset = (form: PresetsForm, context: StudioContext) => {
  const { configurator } = useOpenedConfigurator();
  const { appConfig } = useSession();
  const type = typeName(configurator.configurator_type_id);
  const { name, address, photo, isMaking, setMaking, ...fields } = form.fields;
  const source = fields.source ?? (context.finds ? 'photo' : 'address');
  const [issue, setIssue] = usePassing<Issue>(limits.issueSeconds);
  /** What is odd about the last preset, until the next one. */
  const [note, setNote] = useState<string | null>(null);

  /** The issue that blocks it, otherwise how it is made. */
  const plan = (): Issue | ((number: number) => Promise<Preset | Issue>) => {
    const trimmed = name.trim();
    if (form.presets.length >= limits.presets) return { field: 'form', text: messages.full(limits.presets) };
    if (trimmed === '') return { field: 'name', text: messages.nameMissing };
    const longName = tooLong(name, limits.nameMaximum);
    if (longName !== undefined) return { field: 'name', text: longName };
    if (source === 'photo') {
      if (photo === null) return { field: 'photo', text: messages.photoMissing };
      return (number) => withStudio((studio) => studio.fromPhoto(trimmed, photo.file, number));
    }
    if (address.trim() === '') return { field: 'address', text: messages.addressMissing };
    const longAddress = tooLong(address, limits.addressMaximum);
    if (longAddress !== undefined) return { field: 'address', text: longAddress };
    const entered = readPresetSource(address, type, appConfig.api_url);
    if ('issue' in entered) return { field: 'address', text: entered.issue };
    return (number) =>
      withStudio(async (studio) => {
        const read = await studio.read(entered);
        if ('issue' in read) return { field: 'address', text: read.issue };
        const unknown = await studio.unknownIn(read.configuration);
        setNote(unknown.length === 0 ? null : messages.unknownItems(trimmed, unknown.join(', ')));
        return studio.fromAddress(trimmed, read.configuration, number);
      });
  };
  const withStudio = async <Made>(make: (studio: ReturnType<typeof openStudio>) => Promise<Made>): Promise<Made> => {
    const studio = openStudio(context);
    return make(studio).finally(studio.close);
  };
  const add = async (): Promise<void> => {
    if (isMaking) return;
    const planned = plan();
    if (typeof planned !== 'function') {
      setIssue(planned);
      return;
    }
    setMaking(true);
    setIssue(null);
    setNote(null);
    try {
      const preset = await planned(form.presets.length + 1);
      if ('field' in preset) {
        setIssue(preset);
        return;
      }
      form.change((before) => [...before, preset]);
      fields.clear();
      announce(messages.added(preset.name));
    } catch (error) {
      setIssue(issueOf(error));
    } finally {
      setMaking(false);
    }
  };
  return {
    ...{ type, source, name, address, photo, verdicts: fields.verdicts, isMaking, note, add },
    issueOf: (field: Issue['field']): string | undefined => (issue?.field === field ? issue.text : undefined),
    chooseSource: (next: Source): void => {
      fields.setSource(next);
      setIssue(null);
    },
    setName: fields.setName,
    setAddress: fields.setAddress,
    choosePhoto: (file: File | undefined): void => {
      if (file === undefined) return;
      const photoError = photoIssue(file);
      if (photoError === null) fields.take(file);
      else setIssue({ field: 'photo', text: photoError });
    },
  };
};

export type NewPreset = ReturnType<typeof useAddPreset>;
