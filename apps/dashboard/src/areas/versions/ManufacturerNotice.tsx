import { Box, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { versionMessages as messages } from '@vitrine/contract/versions/messages';
import { mayDeployVersions, maySaveVersions } from '@vitrine/domain/policies/versions';
import { newerOfManufacturer, sourceVersion } from '@vitrine/domain/versions/copy-versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { usePending } from '../../ui/feedback/pending.tsx';
import { useIsOnData } from './VersionActions.tsx';

/**
 * Over the tables of a copy: the manufacturer has deployed a newer version than the one on screen goes back to. The
 * copy's own changes can be taken over onto it; a copy without any shows it.
 */
export const ManufacturerNotice = () => {
  const { configurator, version, chooseVersion } = useOpenedConfigurator();
  const { user } = useSession();
  const { paths } = useTenant();
  const open = useOpenModal();
  const isOnData = useIsOnData();
  const pending = usePending();
  const newer = version === null ? null : newerOfManufacturer(configurator, version);
  const source = version === null ? null : sourceVersion(configurator.version_rows, version);
  if (!isOnData || pending || version === null || newer === null || source === null) return null;
  const isOwn = source !== version;
  const live = formatVersion(newer);
  return (
    <Box mt={16}>
      <Banner
        tone="accent"
        icon={<IconInfoCircle size={16} stroke={1.6} />}
        title={messages.manufacturerNewer(live)}
        actions={
          <>
            {isOwn && maySaveVersions(user) && (
              <Button size="xs" variant="filled" onClick={() => open(paths.takeOverVersion(configurator.id), {})}>
                {messages.takeOver(live)}
              </Button>
            )}
            {!isOwn && mayDeployVersions(user) && (
              <Button size="xs" onClick={() => chooseVersion(newer)}>
                {messages.showVersion(live)}
              </Button>
            )}
          </>
        }
      >
        {isOwn
          ? messages.manufacturerNewerOwn(formatVersion(version), formatVersion(source))
          : messages.manufacturerNewerHelp}
      </Banner>
    </Box>
  );
};
