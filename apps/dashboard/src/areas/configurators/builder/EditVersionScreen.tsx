import { Button, Group, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { isLayeredDraft } from '@vitrine/domain/builder/draft';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { type ComponentType, useState } from 'react';
import { isMissing } from '../../../calls/api-error.ts';
import { EditorsBadge } from '../../../live/EditorsBadge.tsx';
import { MissingPage } from '../../../routes/error-pages.tsx';
import { Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { useConfigurator } from '../../../tenant/useConfigurators.ts';
import { newestVersion, selectedVersion, useConfiguratorId } from '../../../tenant/useOpenedConfigurator.ts';
import { isForeign, useTenant } from '../../../tenant/useTenant.ts';
import { useAssetIndex, useVersionFile } from '../../../tenant/version-file.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { ImageSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { BackLink, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useMayBuild } from '../useMayBuild.ts';
import { Editor, UndoButtons } from './Editor.tsx';
import { BuilderContext, type GuessedDraft, type Source } from './edit/builder.ts';
import { type ChangesProps, SaveModal } from './save/SaveModal.tsx';
import { saveDraft } from './stored/draft-store.ts';
import { type LoadedDraft, useStoredDraft } from './stored/useStoredDraft.ts';
import { useBuilderState } from './useBuilderState.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface EditVersionScreenProps {
  /** Lists the differences between two data files. */
  Changes: ComponentType<ChangesProps>;
}

interface EditProps extends EditVersionScreenProps {
  storageKey: string;
  stored: LoadedDraft;
  source: Source;
  /** The draft on this device is another one now, or none. */
  onReplaced: () => void;
}

const Edit = ({ Changes, onReplaced, ...start }: EditProps) => {
  const { paths } = useTenant();
  const state = useBuilderState(start);
  const { builder, isChanged } = state;
  const isPhone = usePhone();
  const { configurator, version } = start.source;
  const [asking, setAsking] = useState<'save' | 'discard' | null>(null);
  useUndoKeys(builder);
  const close = (): void => setAsking(null);
  const takeOver = async (newer: number, file: ConfiguratorFile, kept: readonly string[]): Promise<void> => {
    if (!builder) return;
    const draft = { ...builder.draft, file } as GuessedDraft;
    const leftOut = [messages.takenOver(formatVersion(newer), kept)];
    await saveDraft(start.storageKey, { draft, leftOut, began: { version: newer, newestSeen: newer } });
    onReplaced();
  };
  if (!builder) return null;
  const save = (size: 'xs' | 'sm') => (
    <Button size={size} variant="filled" disabled={!isChanged} onClick={() => setAsking('save')}>
      {messages.saveVersion}
    </Button>
  );
  const changing = (
    <>
      <UndoButtons builder={builder} />
      <Button
        leftSection={<IconTrash size={16} stroke={1.6} />}
        disabled={!isChanged}
        onClick={() => setAsking('discard')}
      >
        {messages.discard}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={(isLayeredDraft(builder.draft) ? messages : partMessages).editTitle(formatVersion(version))}
        path={<BackLink to={paths.configurator(configurator.id)}>{configurator.name}</BackLink>}
        people={<EditorsBadge configuratorId={configurator.id} />}
        actions={
          <>
            {changing}
            {save('sm')}
          </>
        }
        phoneAction={save('xs')}
      />
      <Stack gap={16} mt={16} flex={1} mih={0}>
        {isPhone && <Group gap={4}>{changing}</Group>}
        <Editor builder={builder} state={state} />
      </Stack>
      {asking === 'save' && (
        <BuilderContext value={builder}>
          <SaveModal
            source={start.source}
            Changes={Changes}
            onClose={close}
            onSaved={state.discard}
            onTakenOver={takeOver}
          />
        </BuilderContext>
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={messages.discard}
          question={messages.discardQuestion}
          yes={messages.discard}
          destroys
          onYes={() => void state.discard().then(onReplaced)}
          onClose={close}
        />
      )}
    </>
  );
};

interface OpenedProps extends EditVersionScreenProps {
  configurator: ConfiguratorWithVersions;
}

interface BegunProps extends OpenedProps {
  storageKey: string;
  stored: LoadedDraft;
  began: { version: number; newestSeen: number };
  onReplaced: () => void;
}

/** Loads the version that the draft changes. */
const Begun = ({ configurator, began, ...draft }: BegunProps) => {
  const { appConfig, user } = useSession();
  const row = configurator.version_rows.find(({ version }) => version === began.version);
  const loaded = useVersionFile(configurator, began.version);
  const assets = useAssetIndex(configurator.data_url, row?.asset_index ?? null);
  const failed = [loaded, assets].find(({ data }) => data === undefined);
  if (!loaded.data || !assets.data)
    return (
      <>
        <PageHeader title={configurator.name} />
        <NotLoaded
          what={configuratorMessages.theVersion}
          query={failed ?? loaded}
          skeleton={<ImageSkeleton label={configuratorMessages.fetchingDetails} />}
        />
      </>
    );
  const { file } = loaded.data;
  const folder = `${appConfig.content_url}/${configurator.data_url}`;
  const copyOf = user.reseller?.id ?? null;
  return <Edit {...draft} source={{ configurator, copyOf, ...began, file, assets: assets.data, folder }} />;
};

const Opened = ({ configurator, Changes }: OpenedProps) => {
  const { user } = useSession();
  const { version: asked } = useSearch({ strict: false }) as { version?: unknown };
  const [draft, readAgain] = useStoredDraft(`${user.id}.configurator.${configurator.id}`);
  const { versions } = configurator;
  const newest = newestVersion(configurator);
  const [opened, setOpened] = useState(() => ({ version: selectedVersion(versions, asked, newest), newest }));
  if (opened.version === null || opened.newest === null) return <MissingPage />;
  if (draft === undefined) return <PageHeader title={configurator.name} />;
  const { storageKey, stored } = draft;
  const known = stored?.began && versions.includes(stored.began.version) ? stored.began : null;
  return (
    <Begun
      key={known ? `from ${known.version}` : 'new'}
      configurator={configurator}
      Changes={Changes}
      storageKey={storageKey}
      stored={known && stored}
      began={known ?? { version: opened.version, newestSeen: opened.newest }}
      onReplaced={() => {
        setOpened({ version: newest, newest });
        readAgain();
      }}
    />
  );
};

/** The builder on a saved version: its layers, items and images are changed and saved as the next version. */
export const EditVersionScreen = (props: EditVersionScreenProps) => {
  const id = useConfiguratorId();
  const query = useConfigurator(id);
  const { paths, openedId } = useTenant();
  const mayBuild = useMayBuild();
  if (isMissing(query.error) || isForeign(query.data, openedId)) return <MissingPage />;
  if (!query.data)
    return (
      <NotLoaded
        what={configuratorMessages.theConfigurator}
        query={query}
        skeleton={<ImageSkeleton label={configuratorMessages.fetchingDetails} />}
      />
    );
  if (!mayBuild) return <Redirect to={paths.configurator(id)} />;
  return <Opened key={id} configurator={query.data} {...props} />;
};
