import { Button, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconInfoCircle, IconTrash, IconX } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { imageIssues } from '@vitrine/domain/builder/image-issues';
import { useMemo, useRef, useState } from 'react';
import { useTenant } from '../../../tenant/useTenant.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { BackLink, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PillTabs } from '../../../ui/page/PillTabs.tsx';
import { useMayCreate } from '../useMayCreate.ts';
import classes from './BuilderScreen.module.css';
import { DropStart } from './drop/DropStart.tsx';
import { type Builder, BuilderContext } from './edit/builder.ts';
import { IssueList } from './edit/IssueList.tsx';
import { ItemForm } from './edit/ItemForm.tsx';
import { LayerForm } from './edit/LayerForm.tsx';
import { LayerList } from './edit/LayerList.tsx';
import { RoomForm } from './edit/RoomForm.tsx';
import { DraftPreview } from './preview/DraftPreview.tsx';
import { CreateModal } from './save/CreateModal.tsx';
import { type BuilderState, useBuilderState } from './useBuilderState.ts';
import { useUndoKeys } from './useUndoKeys.ts';

const PARTS = [
  { key: 'layers', label: 'Layers' },
  { key: 'preview', label: 'Preview' },
  { key: 'details', label: 'Details' },
];

/** The form of the selected part. */
const Details = ({ builder, viewer }: { builder: Builder; viewer: { current: HTMLIFrameElement | null } }) => {
  const { selection, draft } = builder;
  const title =
    selection === null
      ? null
      : selection.kind === 'room'
        ? messages.room
        : ((selection.kind === 'layer'
            ? draft.file.layers[selection.layer]?.name
            : draft.file.layers[selection.layer]?.items[selection.item]?.name) ?? null);
  if (selection === null || title === null) {
    return (
      <Text size="sm" c="gray">
        {messages.selectSomething}
      </Text>
    );
  }
  return (
    <Stack gap={12}>
      <Text component="h2" fz={16} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      {selection.kind === 'room' && <RoomForm viewer={viewer} />}
      {selection.kind === 'layer' && <LayerForm at={selection.layer} />}
      {selection.kind === 'item' && <ItemForm position={selection} />}
    </Stack>
  );
};

/** What needs attention above the editor: guesses, images that do not fit, files that nothing uses. */
const Notices = ({ builder, state }: { builder: Builder; state: BuilderState }) => {
  const { file, images, guesses } = builder.draft;
  const issues = useMemo(() => imageIssues(file, images), [file, images]);
  const { notes, reading } = state;
  return (
    <>
      {reading && (
        <div role="status">
          <Progress label={messages.reading(reading.done, reading.total)} share={reading.done / reading.total} />
        </div>
      )}
      {guesses.length > 0 && (
        <Banner
          tone="accent"
          icon={<IconInfoCircle size={16} stroke={1.6} />}
          title={messages.guessesTitle(guesses.length)}
          end={
            <Button size="xs" onClick={builder.keepGuesses}>
              {messages.keepGuesses}
            </Button>
          }
        >
          {messages.guessesHelp}
        </Banner>
      )}
      <IssueList issues={issues} />
      {notes.length > 0 && (
        <Banner
          tone="amber"
          icon={<IconInfoCircle size={16} stroke={1.6} />}
          title={notes.length === 1 ? (notes[0] ?? '') : messages.notesTitle}
          end={<IconButton label="Dismiss" icon={<IconX size={16} stroke={1.6} />} onClick={state.dismissNotes} />}
        >
          {notes.length > 1 && (
            <ul className={classes.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </>
  );
};

const Editor = ({ builder, state }: { builder: Builder; state: BuilderState }) => {
  const viewer = useRef<HTMLIFrameElement>(null);
  const [part, setPart] = useState('preview');
  return (
    <BuilderContext value={builder}>
      <Stack gap={12} flex={1} mih={0}>
        <Notices builder={builder} state={state} />
        <div className={classes.tabs}>
          <PillTabs label={messages.title} pills={PARTS} chosen={part} onChoose={setPart} controls="builder" />
        </div>
        <div id="builder" className={classes.editor} data-part={part}>
          <div className={classes.layers}>
            <LayerList />
          </div>
          <section className={classes.preview} aria-label={messages.previewTitle}>
            <DraftPreview viewer={viewer} />
          </section>
          <section className={classes.details} aria-label="Details">
            <Details builder={builder} viewer={viewer} />
          </section>
        </div>
      </Stack>
    </BuilderContext>
  );
};

interface ActionsProps {
  builder: Builder;
  onCreate: () => void;
  onDiscard: () => void;
}

const Actions = ({ builder, onCreate, onDiscard }: ActionsProps) => (
  <>
    <IconButton
      label={messages.undo}
      icon={<IconArrowBackUp size={18} stroke={1.6} />}
      disabled={builder.undo === null}
      onClick={() => builder.undo?.()}
    />
    <IconButton
      label={messages.redo}
      icon={<IconArrowForwardUp size={18} stroke={1.6} />}
      disabled={builder.redo === null}
      onClick={() => builder.redo?.()}
    />
    <Button leftSection={<IconTrash size={16} stroke={1.6} />} onClick={onDiscard}>
      {messages.startAgain}
    </Button>
    <Button variant="filled" onClick={onCreate}>
      {messages.create}
    </Button>
  </>
);

const Build = ({ organisationId }: { organisationId: number }) => {
  const { paths } = useTenant();
  const state = useBuilderState();
  const [asking, setAsking] = useState<'create' | 'discard' | null>(null);
  const { builder } = state;
  useUndoKeys(builder);
  const close = (): void => setAsking(null);
  return (
    <>
      <PageHeader
        title={messages.title}
        path={<BackLink to={paths.configurators}>Configurators</BackLink>}
        actions={
          builder && (
            <Actions builder={builder} onCreate={() => setAsking('create')} onDiscard={() => setAsking('discard')} />
          )
        }
        phoneAction={
          builder && (
            <Button size="xs" variant="filled" onClick={() => setAsking('create')}>
              {messages.create}
            </Button>
          )
        }
      />
      <Stack gap={16} mt={16} flex={1} mih={0}>
        {!state.loading && !builder && <DropStart reading={state.reading} notes={state.notes} onStart={state.start} />}
        {builder && <Editor builder={builder} state={state} />}
      </Stack>
      {builder && asking === 'create' && (
        <BuilderContext value={builder}>
          <CreateModal organisationId={organisationId} onClose={close} onCreated={state.discard} />
        </BuilderContext>
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={messages.startAgain}
          question={messages.startAgainQuestion}
          yes={messages.startAgainYes}
          destroys
          onYes={() => {
            state.discard();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};

/** The builder: a folder of images becomes a configurator, without a data file. */
export const BuilderScreen = () => {
  const { parent, paths } = useTenant();
  const mayCreate = useMayCreate();
  if (!mayCreate || parent === null) return <Navigate to={paths.configurators} replace />;
  return <Build organisationId={parent.id} />;
};
