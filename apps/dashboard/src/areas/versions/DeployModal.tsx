import { IconAlertCircle } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { failureText, refusalCode } from '../../calls/failures.ts';
import { useNotify } from '../../shell/Notifications.tsx';
import { useHouse } from '../../shell/useHouse.ts';
import { useOpenedConfigurator } from '../../shell/useOpenedConfigurator.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import { usePending } from '../../ui/pending.tsx';
import { useDeployVersion } from './useVersionChanges.ts';

const problemText = (failure: unknown): string =>
  refusalCode(failure) === 'versions.moved' ? versionMessages.moved : failureText(failure);

/** Asks before the selected version goes live (configurators.md §4, Deploy). */
export const DeployModal = () => {
  const { configurator, version, isDeployedVersion } = useOpenedConfigurator();
  const { places, resellerId } = useHouse();
  const notify = useNotify();
  const pending = usePending();
  const deploying = useDeployVersion();
  const dataAddress = places.data(configurator.id);
  const close = useCloseModal(dataAddress);

  if (version === null || pending || (isDeployedVersion && deploying.isIdle))
    return <Navigate to={dataAddress} search={(before: object) => before} replace />;
  const deploy = (): void =>
    deploying.mutate(
      { configuratorId: configurator.id, version, basedOn: configurator.deployed_version, resellerId },
      {
        onSuccess: () => {
          close();
          notify({ kind: 'success', title: 'Deployed', message: versionMessages.deployed });
        },
      },
    );
  return (
    <ConfirmDialog
      title="Deploy To Live"
      question={versionMessages.deployQuestion}
      yes={versionMessages.deployYes}
      busy={deploying.isPending}
      onYes={deploy}
      onClose={close}
    >
      {deploying.isError && (
        <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={problemText(deploying.error)} />
      )}
    </ConfirmDialog>
  );
};
