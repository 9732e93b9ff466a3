import { Button, Group } from '@mantine/core';
import { IconInfoCircle, IconPhotoPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { mayAddPreviews } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import classes from './PreviewBar.module.css';

/** What is shown below: the live version, or the chosen one, with the way to the other; and Add Preview. */
export const PreviewBar = ({ shown }: { shown: number | null }) => {
  const { configurator, version, chooseVersion } = useOpenedConfigurator();
  const { user } = useSession();
  const { paths, resellerId } = useTenant();
  const navigate = useNavigate();
  const live = configurator.deployed_version;
  const other = shown === live ? version : live;
  const mayAdd = resellerId === null && mayAddPreviews(user);
  const add = (): void => {
    const search = (before: object): object => before;
    navigate({ to: paths.addPreview(configurator.id), search, state: OVER_SCREEN, resetScroll: false });
  };
  const words =
    shown === null || live === null || shown === live
      ? live !== null && other !== live
        ? configuratorMessages.previewShowsLive(formatVersion(live))
        : null
      : versionMessages.previewsVersion(formatVersion(shown));
  if (words === null && !mayAdd) return null;
  return (
    <div className={classes.bar}>
      {words !== null && (
        <Group component="p" gap={8} wrap="nowrap" c="dimmed" fz={13} lh="20px">
          <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
          {words}
        </Group>
      )}
      {words !== null && other !== null && (
        <Button size="xs" variant="subtle" onClick={() => chooseVersion(other)}>
          {other === live ? versionMessages.showLive : versionMessages.showVersion(formatVersion(other))}
        </Button>
      )}
      {mayAdd && (
        <Button size="xs" ml="auto" leftSection={<IconPhotoPlus size={16} stroke={1.6} />} onClick={add}>
          {versionMessages.addPreviewTitle}
        </Button>
      )}
    </div>
  );
};
