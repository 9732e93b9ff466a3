import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import { countWithoutImage, missingLayerImages } from '@vitrine/domain/catalogue/missing-images';
import { isLayeredFile } from '@vitrine/domain/catalogue/rows-of';
import { mayPropagateScene } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useMemo, useState } from 'react';
import { ApiError, errorCode, errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { keepSearch, Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { newestVersion, useOpenedConfigurator, versionSearch } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { useAssetIndex, useVersionFile } from '../../../tenant/version-file.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { OVER_SCREEN, useCloseModal, useIsElsewhere } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { usePending } from '../../../ui/feedback/pending.tsx';
import { VersionDifferences } from '../changes/VersionDifferences.tsx';
import { useDeployVersion } from '../useVersionChanges.ts';

/** Why the version did not go live; the errors about images only name the files, which are listed below the reason. */
const issueOf = (error: unknown): { title: string; files?: readonly string[] } => {
  if (errorCode(error) === 'versions.moved') return { title: versionMessages.moved };
  const files = error instanceof ApiError ? error.errors?.images : undefined;
  return files && error instanceof Error ? { title: error.message, files } : { title: errorText(error) };
};

const Rejected = ({ error }: { error: unknown }) => {
  const { title, files } = issueOf(error);
  return (
    <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={title}>
      {files?.join(', ')}
    </Banner>
  );
};

const useDeploy = (close: () => void) => {
  const { configurator, version } = useOpenedConfigurator();
  const { paths, resellerId } = useTenant();
  const navigate = useNavigate();
  const notify = useNotify();
  const deploying = useDeployVersion();
  const isElsewhere = useIsElsewhere();
  const auto = configurator.supports_style_finder;
  const show = (deployed: number): void => {
    const isOlder = deployed !== newestVersion(configurator);
    const search = (before: object): object => versionSearch(before, deployed, isOlder);
    navigate({ to: paths.data(configurator.id), search, replace: true });
  };
  const deploy = (propagates: boolean): void => {
    if (version === null || deploying.isPending) return;
    const propagateScene = propagates ? configurator.data_url : '';
    deploying.mutate(
      {
        ...{ configuratorId: configurator.id, version, resellerId, propagateScene, auto },
        basedOn: configurator.deployed_version,
      },
      {
        onSuccess: ({ propagation_id: propagationId }) => {
          // The presets page regenerates them, and reports the result itself.
          if (auto) {
            navigate({ to: paths.presets(configurator.id), search: { regenerate: true } as never, replace: true });
            return;
          }
          if (propagationId === null && isElsewhere) show(version);
          else if (propagationId === null) close();
          else navigate({ to: paths.propagation(configurator.id, propagationId), replace: true, state: OVER_SCREEN });
          notify({ kind: 'success', title: saveVersionMessages.deployedLabel, message: saveVersionMessages.deployed });
        },
      },
    );
  };
  return { deploying, deploy };
};

/** How many items of the version have no image, and whether that prevents its deploy. */
const useWithoutImage = (configurator: ConfiguratorWithVersions, version: number | null) => {
  const listed = configurator.version_rows.find((row) => row.version === version)?.asset_index ?? null;
  const { data: loaded } = useVersionFile(configurator, version);
  const { data: index } = useAssetIndex(configurator.data_url, listed);
  return useMemo(() => {
    if (!loaded || !index) return { items: 0, blocked: false };
    const items = countWithoutImage(loaded.file, index);
    return { items, blocked: isLayeredFile(loaded.file) && missingLayerImages(loaded.file, index).length > 0 };
  }, [loaded, index]);
};

/** Says so before the deploy. */
const WithoutImage = ({ items, blocked, version }: { items: number; blocked: boolean; version: number }) => {
  if (items === 0) return null;
  const sentence = blocked ? saveVersionMessages.withoutImageBlocked : saveVersionMessages.withoutImage;
  return (
    <Banner
      tone="amber"
      icon={<IconAlertTriangle size={16} stroke={1.6} />}
      title={sentence(items, formatVersion(version))}
    />
  );
};

/** Asks before the selected version goes live, and shows what changes for visitors. */
export const DeployModal = () => {
  const { configurator, version, isDeployedVersion } = useOpenedConfigurator();
  const { user } = useSession();
  const { paths, resellerId } = useTenant();
  const pending = usePending();
  const [propagates, setPropagates] = useState(false);
  const dataAddress = paths.data(configurator.id);
  const close = useCloseModal(dataAddress);
  const { deploying, deploy } = useDeploy(close);
  const { items, blocked } = useWithoutImage(configurator, version);
  const live = configurator.deployed_version;
  const mayPropagate =
    mayPropagateScene(user) && resellerId === null && configurator.configurator_type_id === CONFIGURATOR_TYPE.stockset;

  if (version === null || pending || (isDeployedVersion && deploying.isIdle))
    return <Redirect to={dataAddress} search={keepSearch} />;
  return (
    <ModalFrame
      title={versionMessages.deployTitle}
      sentence={saveVersionMessages.deployQuestion}
      width={720}
      grows
      role="alertdialog"
      locked={deploying.isPending}
      onClose={close}
      footer={(leave) => (
        <>
          <Button data-autofocus disabled={deploying.isPending} onClick={leave}>
            {uiMessages.cancel}
          </Button>
          <Button
            variant="filled"
            disabled={blocked}
            aria-busy={deploying.isPending}
            onClick={() => deploy(mayPropagate && propagates)}
          >
            {saveVersionMessages.deployYes}
          </Button>
        </>
      )}
    >
      <Stack gap={12}>
        {deploying.isError && <Rejected error={deploying.error} />}
        <WithoutImage items={items} blocked={blocked} version={version} />
        {mayPropagate && (
          <Checkbox
            name="propagate"
            label={saveVersionMessages.propagate}
            checked={propagates}
            onChange={({ currentTarget }) => setPropagates(currentTarget.checked)}
          />
        )}
        {live === null && (
          <Text c="dimmed" fz={13.5} lh="20px">
            {saveVersionMessages.nothingLive}
          </Text>
        )}
        {live !== null && live !== version && (
          <VersionDifferences configurator={configurator} from={live} to={version} />
        )}
      </Stack>
    </ModalFrame>
  );
};
