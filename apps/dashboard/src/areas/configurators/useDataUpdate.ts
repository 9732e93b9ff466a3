import { useQueryClient } from '@tanstack/react-query';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { formatVersion, parseVersion } from '@vitrine/domain/versions/format-version';
import { nextMajorVersion } from '@vitrine/domain/versions/next-major-version';
import { useState } from 'react';
import { ApiError, errorCode } from '../../calls/api-error.ts';
import { configuratorQuery, configuratorsQuery } from '../../session/queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { updateData } from './calls.ts';
import { appendFiles, type ChosenFiles, isJson, NO_FILES } from './chosen-files.ts';
import { useUpload } from './useUpload.ts';

type Issues = Partial<Record<'new_version' | 'json_data' | 'assets', readonly string[]>>;

const issuesIn = async (version: number | null, { single }: ChosenFiles): Promise<Issues> => {
  const file = single.json_data;
  const found: Issues = {};
  if (version === null) found.new_version = [versionMessages.invalid];
  if (!file) found.json_data = [messages.jsonFileMissing];
  else if (!(await isJson(file))) found.json_data = [messages.jsonInvalid];
  return found;
};

const refusedIn = (error: unknown): Issues => {
  if (errorCode(error) === 'versions.exists') return { new_version: [versionMessages.exists] };
  return error instanceof ApiError ? (error.errors ?? {}) : {};
};

/** What the update form holds, what is wrong with it, and how far its upload is. */
export const useDataUpdate = (configurator: ConfiguratorWithVersions, leave: () => void) => {
  const queryClient = useQueryClient();
  const { key, openedId } = useTenant();
  const [version, setVersion] = useState(() => formatVersion(nextMajorVersion(configurator.versions)));
  const [files, setFiles] = useState<ChosenFiles>(NO_FILES);
  const [issues, setIssues] = useState<Issues>({});
  const uploading = useUpload((form, watched) => updateData(configurator.id, form, watched), {
    success: [messages.dataUpdatedTitle, messages.dataUpdated],
    failed: messages.notUpdatedTitle,
  });
  const submit = async (): Promise<void> => {
    if (uploading.pending) return;
    const entered = parseVersion(version);
    const found = await issuesIn(entered, files);
    setIssues(found);
    if (entered === null || Object.keys(found).length > 0) return;
    const form = new FormData();
    form.append('_method', 'PATCH');
    form.append('new_version', String(entered));
    appendFiles(form, files);
    uploading.send(form, {
      onSuccess: (answered) => {
        queryClient.setQueryData(configuratorQuery(key, configurator.id).queryKey, answered);
        queryClient.invalidateQueries({ queryKey: configuratorsQuery(key, openedId).queryKey });
        leave();
      },
      onError: (error) => setIssues(refusedIn(error)),
    });
  };
  return {
    version,
    files,
    issues,
    uploading,
    submit,
    setVersion: (text: string): void => {
      setVersion(text);
      setIssues(({ new_version: _, ...others }) => others);
    },
    choose: (chosen: ChosenFiles): void => {
      setFiles(chosen);
      setIssues(({ json_data: _data, assets: _assets, ...others }) => others);
    },
  };
};
