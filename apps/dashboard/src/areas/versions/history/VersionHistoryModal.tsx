import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { mayDeployVersions, mayExportVersions } from '@vitrine/domain/policies/versions';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { newestVersion, useOpenedConfigurator, versionSearch } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { OVER_OTHER_VERSION, useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { usePending } from '../../../ui/feedback/pending.tsx';
import { exportAddress } from '../calls.ts';
import { VersionDifferences } from '../changes/VersionDifferences.tsx';
import { HistoryTable } from './HistoryTable.tsx';

/** The usual comparison: from the live version to the newest, or from the one before the newest. */
const usualPair = ({ versions, deployed_version }: ConfiguratorWithVersions): { from: number; to: number } => {
  const newestFirst = [...versions].sort((one, other) => other - one);
  const to = newestFirst[0] ?? 0;
  const live = deployed_version !== null && deployed_version !== to ? deployed_version : newestFirst[1];
  return { from: live ?? to, to };
};

/**
 * Every version with its author, time, note and size. Users open a version, deploy it again, or compare two; older
 * versions open read-only.
 */
export const VersionHistoryModal = () => {
  const { configurator, version } = useOpenedConfigurator();
  const { paths, resellerId } = useTenant();
  const { user } = useSession();
  const navigate = useNavigate();
  const pending = usePending();
  const dataAddress = paths.data(configurator.id);
  const close = useCloseModal(dataAddress);
  const [pair, setPair] = useState(() => usualPair(configurator));
  // It replaces the history entry of this modal, so that Back returns to the screen before it.
  const open = (chosen: number): void => {
    const isOlder = chosen !== newestVersion(configurator);
    navigate({ to: dataAddress, search: (before: object) => versionSearch(before, chosen, isOlder), replace: true });
  };
  const deploy = (chosen: number): void => {
    const search = (before: object): object => ({ ...before, version: chosen });
    navigate({ to: paths.deployVersion(configurator.id), search, replace: true, state: OVER_OTHER_VERSION });
  };
  return (
    <ModalFrame
      title={versionMessages.historyTitle}
      sentence={versionMessages.compareHelp}
      width={1008}
      grows
      onClose={close}
      footer={(leave) => <Button onClick={leave}>{uiMessages.close}</Button>}
    >
      <HistoryTable
        configurator={configurator}
        selected={version}
        pair={pair}
        onPair={setPair}
        onOpen={pending ? undefined : open}
        exportAddress={
          mayExportVersions(user) ? (chosen) => exportAddress(configurator.id, chosen, resellerId) : undefined
        }
        onDeploy={pending || !mayDeployVersions(user) ? undefined : deploy}
      />
      {pair.from !== pair.to && <VersionDifferences configurator={configurator} from={pair.from} to={pair.to} />}
    </ModalFrame>
  );
};
