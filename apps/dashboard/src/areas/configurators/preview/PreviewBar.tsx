import { Box, Button, Flex, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import type { Preview } from '@vitrine/contract/versions/schemas';
import { mayAddPreviews } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { FailedLine } from '../../../ui/feedback/FailedList.tsx';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import classes from './PreviewBar.module.css';
import { deletePreview, previewsQuery } from './previews.ts';

/** The sentence about the version below; null where there is no other. */
const sentenceOn = (shown: number | null, live: number | null, other: number | null): string | null => {
  if (live === null) return null;
  if (shown !== null && shown !== live) return versionMessages.previewsVersion(formatVersion(shown));
  return other === live ? null : configuratorMessages.previewShowsLive(formatVersion(live));
};

/** Names the version below, with a link to the other one, and Add Preview. */
export const PreviewBar = ({ shown }: { shown: number | null }) => {
  const { configurator, version, chooseVersion } = useOpenedConfigurator();
  const { user } = useSession();
  const { paths, resellerId } = useTenant();
  const openModal = useOpenModal();
  const live = configurator.deployed_version;
  const other = shown === live ? version : live;
  const mayAdd = resellerId === null && mayAddPreviews(user);
  const add = (): void => openModal(paths.addPreview(configurator.id), {});
  const text = sentenceOn(shown, live, other);
  if (text === null && !mayAdd) return null;
  return (
    <Group gap="4px 12px" flex="none" py={8} px={{ base: 16, sm: 24, lg: 40 }} className="vt-ruled-bottom">
      {text !== null && (
        <Group component="p" gap={8} wrap="nowrap" c="dimmed" fz={13} lh="20px">
          <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
          {text}
        </Group>
      )}
      {text !== null && other !== null && (
        <Button size="xs" onClick={() => chooseVersion(other)}>
          {other === live ? versionMessages.showLive : versionMessages.showVersion(formatVersion(other))}
        </Button>
      )}
      {mayAdd && (
        <Button size="xs" ml="auto" leftSection={<IconPhotoPlus size={16} stroke={1.6} />} onClick={add}>
          {versionMessages.addPreviewTitle}
        </Button>
      )}
    </Group>
  );
};

/** A preview's name: its shape, release and version. */
const nameOfPreview = ({ shape, release, version }: Preview): string =>
  `${shape ?? versionMessages.noShape}, ${release} ${formatVersion(version)}`;

const DeletePreview = ({ configuratorId, preview }: { configuratorId: number; preview: Preview }) => {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = nameOfPreview(preview);
  const send = async (): Promise<void> => {
    await deletePreview({ configuratorId, previewId: preview.id });
    await queryClient.invalidateQueries({ queryKey: previewsQuery(configuratorId).queryKey });
  };
  const deleting = useChange(send, {
    success: [versionMessages.deletePreviewTitle, versionMessages.previewDeleted],
    failed: versionMessages.previewNotDeletedTitle,
  });
  return (
    <>
      <IconButton
        label={versionMessages.deletePreview(name)}
        icon={<IconX size={16} stroke={1.6} />}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={versionMessages.deletePreviewTitle}
          question={versionMessages.deletePreviewQuestion(name)}
          yes={uiMessages.delete}
          destroys
          busy={deleting.isPending}
          onYes={() => deleting.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const AddedPreview = ({ preview, contentUrl }: { preview: Preview; contentUrl: string }) => {
  const address = preview.image === null ? null : `${contentUrl}/${preview.image}`;
  const text = (
    <>
      <Thumbnail src={address} width={64} height={40} />
      <Stack component="span" gap={0}>
        <Text span fz={13} fw={500} lh="18px">
          {preview.shape ?? versionMessages.noShape}
        </Text>
        <Text span size="xs" c="dimmed" className="vt-digits">
          {preview.release} {formatVersion(preview.version)}
        </Text>
      </Stack>
    </>
  );
  if (address === null) return <span className={classes.image}>{text}</span>;
  return (
    <a className={classes.image} href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
};

/** The previews that were added, newest first, each leading to its image. Nothing where there are none. */
export const AddedPreviews = ({ configuratorId }: { configuratorId: number }) => {
  const { appConfig, user } = useSession();
  const { resellerId } = useTenant();
  const query = useQuery(previewsQuery(configuratorId));
  const { data } = query;
  if (query.isLoadingError)
    return (
      <Box px={{ base: 16, sm: 24, lg: 40 }} className="vt-ruled-bottom">
        <FailedLine what={versionMessages.previewsLabel} query={query} />
      </Box>
    );
  if (!data || data.length === 0) return null;
  const mayDelete = resellerId === null && mayAddPreviews(user);
  return (
    <Flex
      component="ul"
      gap={8}
      flex="none"
      py={8}
      px={{ base: 16, sm: 24, lg: 40 }}
      className="vt-ruled-bottom"
      style={{ overflowX: 'auto' }}
      aria-label={versionMessages.previewsLabel}
    >
      {data.map((preview) => (
        <li key={preview.id} className={classes.preview}>
          <AddedPreview preview={preview} contentUrl={appConfig.content_url} />
          {mayDelete && <DeletePreview configuratorId={configuratorId} preview={preview} />}
        </li>
      ))}
    </Flex>
  );
};
