import { Group, Text } from '@mantine/core';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { usePending } from '../../ui/pending.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { AirtableSync } from './AirtableSync.tsx';
import { DeployButton, useMayDeploy } from './deploy/DeployButton.tsx';
import { VersionMenu } from './history/VersionMenu.tsx';
import { PreviewEditsButton } from './PreviewEditsButton.tsx';

/** At the right of a configurator's title. */
export const VersionActions = () => {
  const mayDeploy = useMayDeploy();
  return (
    <>
      <PreviewEditsButton />
      <AirtableSync />
      <VersionMenu />
      {mayDeploy && <DeployButton />}
    </>
  );
};

/** On phones the bar holds the version menu only; what is not live yet is offered below the tabs. */
export const DeployNote = () => {
  const { version } = useOpenedConfigurator();
  const mayDeploy = useMayDeploy();
  const pending = usePending();
  const phone = usePhone();
  if (phone && pending)
    return (
      <Group gap={12} justify="space-between" wrap="nowrap" my={0} mx={-16} py={8} px={16} className="vt-ruled-bottom">
        <Text size="sm" c="dimmed">
          {versionMessages.previewHelp}
        </Text>
        <PreviewEditsButton />
      </Group>
    );
  if (!phone || !mayDeploy || version === null) return null;
  return (
    <Group gap={12} justify="space-between" wrap="nowrap" my={0} mx={-16} py={8} px={16} className="vt-ruled-bottom">
      <Text size="sm" c="dimmed">
        {versionMessages.notLive(formatVersion(version))}
      </Text>
      <DeployButton />
    </Group>
  );
};
