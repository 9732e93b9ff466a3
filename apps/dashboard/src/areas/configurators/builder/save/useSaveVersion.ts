import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { ApiError, errorCode } from '../../../../calls/api-error.ts';
import { configuratorQuery, configuratorsQuery } from '../../../../session/queries.ts';
import { newestVersion, versionSearch } from '../../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../../tenant/useTenant.ts';
import { saveBuiltVersion } from '../../calls.ts';
import type { Source } from '../edit/builder.ts';
import type { CompiledDraft } from './compile-files.ts';
import { useSendDraft } from './useSendDraft.ts';

/** Uploads a draft's new images and saves it as the next version of its configurator. */
export const useSaveVersion = ({ configurator, version, newestSeen }: Source, onSaved: () => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { key, openedId, paths } = useTenant();
  const [issues, setIssues] = useState<readonly string[]>([]);
  const query = configuratorQuery(key, configurator.id);
  const sending = useSendDraft({
    organisationId: configurator.organisation_id,
    save: (form, watched) => saveBuiltVersion(configurator.id, form, watched),
    success: [messages.saveVersion, configuratorMessages.dataUpdated],
    failed: messages.notSavedTitle,
  });
  const save = ({ file, images }: CompiledDraft, note: string): void => {
    if (sending.pending) return;
    setIssues([]);
    const form = new FormData();
    form.append('based_on', formatVersion(version));
    form.append('newest_seen', formatVersion(newestSeen));
    form.append('note', note);
    form.append('json_data', new File([JSON.stringify(file)], 'configurator.json', { type: 'application/json' }));
    const sent = { form, images };
    sending.send(sent, {
      onSuccess: async (answered) => {
        await onSaved();
        queryClient.setQueryData(query.queryKey, answered);
        queryClient.invalidateQueries({ queryKey: configuratorsQuery(key, openedId).queryKey });
        const saved = newestVersion(answered);
        const search = (before: object): object => (saved === null ? before : versionSearch(before, saved));
        void navigate({ to: paths.data(configurator.id), search, ignoreBlocker: true });
      },
      onError: (error) => {
        // The dialog then shows the newer version.
        if (errorCode(error) === 'versions.newer') void queryClient.invalidateQueries({ queryKey: query.queryKey });
        setIssues(error instanceof ApiError ? Object.values(error.errors ?? {}).flat() : []);
      },
    });
  };
  return { sending, issues, save };
};
