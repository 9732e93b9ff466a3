import { NativeSelect, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { PREVIEW_RELEASES, PREVIEW_SHAPES, previewLimits } from '@vitrine/contract/versions/limits';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { parseVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { errorText, fieldError } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { useConfiguratorId } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { OVER_SCREEN, useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ImageField } from '../../../ui/forms/ImageField.tsx';
import { RadioRow } from '../../../ui/forms/RadioRow.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { addPreview, EMPTY_DRAFT, previewsQuery, usePreviewDraft } from './previews.ts';

const RELEASES = PREVIEW_RELEASES.map((value) => ({ value, label: value }));

const useUpload = (leave: () => void) => {
  const configuratorId = useConfiguratorId();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { draft, change } = usePreviewDraft();
  const [error, setError] = useState<string | undefined>();
  const adding = useMutation({
    mutationFn: addPreview,
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: previewsQuery(configuratorId).queryKey });
      change(EMPTY_DRAFT);
      leave();
      notify({ kind: 'success', title: versionMessages.addPreviewTitle, message: versionMessages.previewAdded });
    },
  });
  const submit = (): void => {
    const typed = draft.version.trim();
    const wrong = typed === '' ? versionMessages.versionRequired : undefined;
    const invalid = wrong ?? (parseVersion(typed) === null ? versionMessages.invalid : undefined);
    setError(invalid);
    if (invalid === undefined && !adding.isPending) adding.mutate({ configuratorId, draft });
  };
  return { draft, change, adding, error, submit, correct: () => setError(undefined) };
};

/** Add Preview: shape, release, version and an image. */
export const AddPreviewModal = () => {
  const { paths } = useTenant();
  const id = useConfiguratorId();
  const navigate = useNavigate();
  const leave = useCloseModal(paths.preview(id));
  const { draft, change, adding, error, submit, correct } = useUpload(leave);
  const imageError = fieldError(adding.error, 'image');
  const chooseImage = (): void => {
    adding.reset();
    navigate({ to: paths.uploadPreviewImage(id), search: (before: object) => before, state: OVER_SCREEN });
  };
  return (
    <FormModal
      title={versionMessages.addPreviewTitle}
      sentence={versionMessages.previewSentence}
      width={560}
      locked={adding.isPending}
      form={{ inert: adding.isPending }}
      onClose={leave}
      action={uiMessages.upload}
      busy={adding.isPending}
      onSubmit={submit}
    >
      <Stack gap={16}>
        {adding.isError && imageError === undefined && (
          <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={errorText(adding.error)} />
        )}
        <NativeSelect
          label={versionMessages.shape}
          data={[{ value: '', label: versionMessages.noShape }, ...PREVIEW_SHAPES]}
          value={draft.shape ?? ''}
          onChange={({ currentTarget: { value: shape } }) => change({ shape: shape === '' ? null : shape })}
        />
        <RadioRow
          legend={versionMessages.release}
          name="release"
          options={RELEASES}
          value={draft.release}
          onChange={(release) => change({ release })}
        />
        <TextField
          label={uiMessages.version}
          autoComplete="off"
          maximum={previewLimits.versionMaximum}
          value={draft.version}
          error={error}
          onChange={(event) => {
            correct();
            change({ version: event.target.value });
          }}
        />
        <ImageField
          label={versionMessages.imageLabel}
          image={draft.image?.url ?? null}
          action={draft.image === null ? configuratorMessages.chooseAnImage : configuratorMessages.changeImage}
          wide
          error={imageError}
          onUpload={chooseImage}
        />
      </Stack>
    </FormModal>
  );
};
