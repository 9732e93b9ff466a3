import { Button, Group, Text, Tooltip } from '@mantine/core';
import { IconEye, IconRocket } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { mayDeployVersions } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { usePending } from '../../ui/feedback/pending.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { AirtableSync } from './AirtableSync.tsx';
import { VersionMenu } from './history/VersionMenu.tsx';

/** Whether the Data tab is on screen. */
export const useIsOnData = (): boolean => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const { pathname } = useLocation();
  return isWithin(pathname, paths.data(configurator.id));
};

/** Whether this view offers to deploy the selected version: on the Data tab, unless it is the live one. */
const useMayDeploy = (): boolean => {
  const { version, isDeployedVersion } = useOpenedConfigurator();
  const { user } = useSession();
  return useIsOnData() && mayDeployVersions(user) && version !== null && !isDeployedVersion;
};

/** Opens the viewer with the pending edits. */
const PreviewEditsButton = () => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const open = useOpenModal();
  const isOnData = useIsOnData();
  const pending = usePending();
  if (!pending || !isOnData) return null;
  return (
    <Button
      leftSection={<IconEye size={16} stroke={1.6} />}
      onClick={() => open(paths.previewEdits(configurator.id), {})}
    >
      {versionMessages.previewEdits}
    </Button>
  );
};

/** Deploy To Live. While edits are pending it is disabled, with the reason as tooltip. */
const DeployButton = () => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const open = useOpenModal();
  const pending = usePending();
  return (
    <Tooltip label={versionMessages.deployLocked} disabled={!pending} multiline w={250} position="bottom">
      <Button
        variant={pending ? 'default' : 'filled'}
        leftSection={<IconRocket size={16} stroke={1.6} />}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : () => open(paths.deployVersion(configurator.id), {})}
      >
        {versionMessages.deployTitle}
      </Button>
    </Tooltip>
  );
};

/** The actions at the right of a configurator's title. */
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

/** The same actions on phones, below the tabs, because the bar has only the version menu. */
export const DeployNote = () => {
  const { version } = useOpenedConfigurator();
  const mayDeploy = useMayDeploy();
  const pending = usePending();
  const phone = usePhone();
  if (!phone || version === null || (!pending && !mayDeploy)) return null;
  return (
    <Group gap={12} justify="space-between" wrap="nowrap" my={0} mx={-16} py={8} px={16} className="vt-ruled-bottom">
      <Text size="sm" c="dimmed">
        {pending ? versionMessages.previewHelp : versionMessages.notLive(formatVersion(version))}
      </Text>
      {pending ? <PreviewEditsButton /> : <DeployButton />}
    </Group>
  );
};
