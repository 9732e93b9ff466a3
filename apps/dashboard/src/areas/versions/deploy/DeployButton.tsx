import { Button, Tooltip } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { isWithin } from '../../../routes/is-within.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import { usePending } from '../../../ui/pending.tsx';

/** Whether this view offers to deploy the selected version: on the Data tab, when it is not the live one. */
export const useMayDeploy = (): boolean => {
  const { configurator, version, isDeployedVersion } = useOpenedConfigurator();
  const { paths } = useTenant();
  const { pathname } = useLocation();
  return version !== null && !isDeployedVersion && isWithin(pathname, paths.data(configurator.id));
};

/** Deploy To Live. While edits are pending it steps back and says why. */
export const DeployButton = () => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const navigate = useNavigate();
  const pending = usePending();
  const open = (): void => {
    navigate({
      to: paths.deployVersion(configurator.id),
      search: (before: object) => before,
      state: OVER_SCREEN,
      resetScroll: false,
    });
  };
  return (
    <Tooltip label={versionMessages.deployLocked} disabled={!pending} multiline w={250} position="bottom">
      <Button
        variant={pending ? 'default' : 'filled'}
        leftSection={<IconRocket size={16} stroke={1.6} />}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : open}
      >
        Deploy To Live
      </Button>
    </Tooltip>
  );
};
