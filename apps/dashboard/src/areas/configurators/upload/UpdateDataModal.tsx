import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { typeName } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { formatVersion, parseVersion } from '@vitrine/domain/versions/format-version';
import { nextMajorVersion } from '@vitrine/domain/versions/next-major-version';
import { useState } from 'react';
import { ApiError, errorCode } from '../../../calls/api-error.ts';
import { useClearedErrors } from '../../../layout/Notifications.tsx';
import { Redirect } from '../../../routes/Redirect.tsx';
import { configuratorQuery, configuratorsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator, versionSearch } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { updateData } from '../calls.ts';
import { appendFiles, type ChosenFiles, dataSlots, jsonIssues, NO_FILES } from './chosen-files.ts';
import { DataFileHelp } from './DataFileHelp.tsx';
import { FileSlots } from './FileSlots.tsx';
import { UploadFooter, useUpload } from './UploadFooter.tsx';

type Issues = Partial<Record<'new_version' | 'json_data' | 'assets', readonly string[]>>;

const issuesIn = async (version: number | null, { single }: ChosenFiles): Promise<Issues> => {
  const file = single.json_data;
  const found: Issues = {};
  if (version === null) found.new_version = [versionMessages.invalid];
  if (!file) found.json_data = [messages.jsonFileMissing];
  else {
    const issues = await jsonIssues(file);
    if (issues !== null) found.json_data = issues;
  }
  return found;
};

const serverIssues = (error: unknown): Issues => {
  if (errorCode(error) === 'versions.exists') return { new_version: [versionMessages.exists] };
  return error instanceof ApiError ? (error.errors ?? {}) : {};
};

/** The state of the update form: file, issues and upload progress. */
const useDataUpdate = (configurator: ConfiguratorWithVersions) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { key, openedId, paths } = useTenant();
  const [version, setVersion] = useState(() => formatVersion(nextMajorVersion(configurator.highest_versions)));
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
        // The new version is the one to go on with: edits of the former would not be in it.
        const search = (before: object): object => versionSearch(before, entered);
        void navigate({
          to: paths.data(configurator.id),
          search,
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        });
      },
      onError: (error) => setIssues(serverIssues(error)),
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

const UpdateForm = () => {
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const leave = useCloseModal(paths.configurator(configurator.id));
  const form = useDataUpdate(configurator);
  useClearedErrors();
  return (
    <FormModal
      title={messages.dataUpdatedTitle}
      sentence={messages.updateSentence}
      width={720}
      locked={form.uploading.pending}
      onClose={leave}
      action={messages.update}
      unsaved={form.files !== NO_FILES}
      onSubmit={form.submit}
      form={{ inert: form.uploading.pending }}
      footer={(close, submitButton) => (
        <UploadFooter uploading={form.uploading} onCancel={close}>
          {submitButton}
        </UploadFooter>
      )}
    >
      <Stack gap={24}>
        <TextField
          label={uiMessages.version}
          name="new_version"
          data-autofocus
          autoComplete="off"
          value={form.version}
          error={form.issues.new_version?.join(' ')}
          onChange={(event) => form.setVersion(event.target.value)}
        />
        <Stack gap={8}>
          <DataFileHelp type={typeName(configurator.configurator_type_id)} />
          <FileSlots
            slots={dataSlots()}
            files={form.files}
            issues={{ json_data: form.issues.json_data, assets: form.issues.assets }}
            onChange={form.choose}
          />
        </Stack>
      </Stack>
    </FormModal>
  );
};

/** Update Json data: a new data file becomes the next version. For administrators. */
export const UpdateDataModal = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  return mayAdministerConfigurators(user) ? <UpdateForm /> : <Redirect to={paths.configurator(configurator.id)} />;
};
