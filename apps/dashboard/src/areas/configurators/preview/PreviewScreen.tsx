import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { ImageOpenerContext } from '../../../ui/images/image-opener.ts';
import { AddedPreviews, PreviewBar } from './PreviewBar.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import {
  EMPTY_DRAFT,
  editsPreviewAddress,
  type PreviewDraft,
  PreviewDraftContext,
  previewAddress,
  versionPreviewQuery,
} from './previews.ts';

const flagOf = (configuratorId: number): string => `vitrine.preview.${configuratorId}`;

/** Reloads the page once when a preview that asks for it opens. A flag in the session storage prevents a loop. */
const useReloadOnEntry = (asked: boolean, configuratorId: number): void => {
  useEffect(() => {
    if (!asked) return;
    const flag = flagOf(configuratorId);
    if (sessionStorage.getItem(flag) === null) {
      sessionStorage.setItem(flag, 'reloaded');
      window.location.reload();
      return;
    }
    return () => sessionStorage.removeItem(flag);
  }, [asked, configuratorId]);
};

const NotDeployed = () => {
  const navigate = useNavigate();
  const { paths } = useTenant();
  const { configurator, version } = useOpenedConfigurator();
  const goesLiveByItself = configurator.images?.status === 'working' && configurator.images.publishes;
  const deployHelp = goesLiveByItself ? configuratorMessages.preparingHelp : configuratorMessages.notDeployedHelp;
  return (
    <EmptyState
      title={configuratorMessages.notDeployed}
      help={version === null ? configuratorMessages.noVersion : deployHelp}
      action={
        <Button onClick={() => navigate({ to: paths.data(configurator.id) })}>{configuratorMessages.goToData}</Button>
      }
    />
  );
};

/** The live page: it reads the same file as every visitor's. */
const LivePreview = () => {
  const { appConfig } = useSession();
  const { configurator, liveUrl } = useOpenedConfigurator();
  // The live version is part of the key: after a deploy the preview reloads.
  return (
    <PreviewStage
      key={configurator.deployed_version}
      name={configurator.name}
      hasDesignBar
      src={previewAddress(appConfig.content_url, liveUrl)}
    />
  );
};

const VersionPreview = ({ version }: { version: number }) => {
  const { appConfig } = useSession();
  const { configurator } = useOpenedConfigurator();
  const { resellerId } = useTenant();
  const query = useQuery(versionPreviewQuery(configurator.id, version, resellerId));
  if (!query.data) return query.error && <FailedList what={configuratorMessages.thePreview} query={query} />;
  return (
    <PreviewStage
      key={version}
      name={configurator.name}
      hasDesignBar
      src={editsPreviewAddress(appConfig.content_url, configurator.data_url)}
      latest={query.data}
    />
  );
};

/** Add Preview and its upload dialog open over this screen and share the form's values. */
const WithDraft = ({ children }: { children: ReactNode }) => {
  const [draft, setDraft] = useState<PreviewDraft>(EMPTY_DRAFT);
  const shared = useMemo(
    () => ({
      draft,
      change: (changed: Partial<PreviewDraft>) => setDraft((before) => ({ ...before, ...changed })),
    }),
    [draft],
  );
  const opener = useMemo(
    () => ({ panoramicAdded: (url: string, file: File) => shared.change({ image: { url, file } }) }),
    [shared],
  );
  return (
    <PreviewDraftContext value={shared}>
      <ImageOpenerContext value={opener}>{children}</ImageOpenerContext>
    </PreviewDraftContext>
  );
};

/** Shows the version in the address; without one the live version, as visitors see it. */
export const PreviewScreen = () => {
  const { configurator, version } = useOpenedConfigurator();
  const { version: asked } = useSearch({ strict: false }) as { version?: unknown };
  useReloadOnEntry(configurator.configurator_type_id === CONFIGURATOR_TYPE.slidingrobe, configurator.id);
  const live = configurator.deployed_version;
  const shown = asked !== undefined && Number(asked) === version ? version : live;
  // The note about images is between the tabs and the preview.
  const hasNote = configurator.images !== null && configurator.images.status !== 'done';
  return (
    <WithDraft>
      <Stack
        gap={0}
        flex={1}
        mih={480}
        mt={hasNote ? 16 : -1}
        mx={{ base: -16, sm: -24, lg: -40 }}
        bdrs={{ base: 0, sm: '0 0 9px 9px' }}
        className="vt-ruled-top"
        style={{ overflow: 'hidden' }}
      >
        <PreviewBar shown={shown} />
        <AddedPreviews configuratorId={configurator.id} />
        {shown === null && <NotDeployed />}
        {shown !== null && (shown === live ? <LivePreview /> : <VersionPreview version={shown} />)}
      </Stack>
      <Outlet />
    </WithDraft>
  );
};
