import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { useMemo, useState } from 'react';
import { useTenant } from '../../../../tenant/useTenant.ts';
import { createConfigurator } from '../../calls.ts';
import { formOf, type Issues, issuesIn, type NewConfiguratorValues, serverIssues } from '../../new/new-configurator.ts';
import type { ChosenFiles } from '../../upload/chosen-files.ts';
import type { AnyBuilder } from '../edit/builder.ts';
import { compileDraft } from './compile-files.ts';
import { useSendDraft } from './useSendDraft.ts';

type Values = Pick<NewConfiguratorValues, 'name' | 'project' | 'groupId' | 'groupName'> & { isLive: boolean };

const START: Values = { name: '', project: 'existing', groupId: '', groupName: '', isLive: true };

const presetsFile = ({ presets = [] }: Draft): ChosenFiles['single'] =>
  presets.length === 0
    ? {}
    : { presets_file: new File([JSON.stringify(presets)], 'presets.json', { type: 'application/json' }) };

/** Uploads the draft's images and creates its configurator. Its form has a name and a project; the rest is in the draft. */
export const useCreate = ({ draft, images }: AnyBuilder, organisationId: number, onCreated: () => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { key, paths } = useTenant();
  const [values, setValues] = useState(START);
  const [issues, setIssues] = useState<Issues>({});
  const sending = useSendDraft({
    organisationId,
    save: (form, watched) => createConfigurator(organisationId, form, watched),
    success: [messages.createdTitle, messages.created],
    failed: messages.notCreatedTitle,
    // The preview of a wardrobe reloads the page, and the message would go with it.
    onOk: ({ id }) => void navigate({ to: paths.preview(id), ignoreBlocker: true }),
  });
  const compiled = useMemo(() => compileDraft(draft, images), [draft, images]);
  const submit = (): void => {
    if (sending.pending) return;
    const data = new File([JSON.stringify(compiled.file)], 'configurator.json', { type: 'application/json' });
    const all = { ...values, type: draft.type, layout: '' };
    const files = { single: { json_data: data, ...presetsFile(draft) }, assets: [] };
    const found = issuesIn(all, files);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    const form = formOf(organisationId, all, files);
    form.set('deployed', values.isLive ? '1' : '0');
    const sent = { form, images: compiled.images };
    sending.send(sent, {
      onSuccess: async () => {
        onCreated();
        await queryClient.invalidateQueries({ queryKey: [...key, 'configurators'] });
      },
      onError: (error) => setIssues(serverIssues(error)),
    });
  };
  return {
    values,
    issues,
    sending,
    images: compiled.images,
    submit,
    change: (changed: Partial<Values>): void => {
      setValues((before) => ({ ...before, ...changed }));
      setIssues({});
    },
  };
};
