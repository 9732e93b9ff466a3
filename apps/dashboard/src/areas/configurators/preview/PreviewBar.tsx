import { Button, Flex, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconPhotoPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { mayAddPreviews } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import classes from './PreviewBar.module.css';
import { previewsQuery } from './previews.ts';

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
  const text =
    shown === null || live === null || shown === live
      ? live !== null && other !== live
        ? configuratorMessages.previewShowsLive(formatVersion(live))
        : null
      : versionMessages.previewsVersion(formatVersion(shown));
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

/** The previews that were added, newest first, each leading to its image. Nothing where there are none. */
export const AddedPreviews = ({ configuratorId }: { configuratorId: number }) => {
  const { appConfig } = useSession();
  const { data } = useQuery(previewsQuery(configuratorId));
  if (!data || data.length === 0) return null;
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
      {data.map(({ id, shape, release, version, image }) => {
        const address = image === null ? null : `${appConfig.content_url}/${image}`;
        const text = (
          <>
            <Thumbnail src={address} width={64} height={40} />
            <Stack component="span" gap={0}>
              <Text span fz={13} fw={500} lh="18px">
                {shape ?? versionMessages.noShape}
              </Text>
              <Text span size="xs" c="dimmed" className="vt-digits">
                {release} {formatVersion(version)}
              </Text>
            </Stack>
          </>
        );
        return (
          <li key={id}>
            {address === null ? (
              <span className={classes.preview}>{text}</span>
            ) : (
              <a className={classes.preview} href={address} target="_blank" rel="noreferrer">
                {text}
              </a>
            )}
          </li>
        );
      })}
    </Flex>
  );
};
