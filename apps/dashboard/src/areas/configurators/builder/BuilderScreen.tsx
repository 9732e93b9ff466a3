import { Button, Stack } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconTrash } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { useRef, useState } from 'react';
import { useTenant } from '../../../tenant/useTenant.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { BackLink, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PillTabs } from '../../../ui/page/PillTabs.tsx';
import { useMayCreate } from '../useMayCreate.ts';
import classes from './BuilderScreen.module.css';
import { DropStart } from './drop/DropStart.tsx';
import { type Builder, BuilderContext } from './edit/builder.ts';
import { Details } from './edit/Details.tsx';
import { LayerList } from './edit/LayerList.tsx';
import { Notices } from './Notices.tsx';
import { DraftPreview } from './preview/DraftPreview.tsx';
import { CreateModal } from './save/CreateModal.tsx';
import { type BuilderState, useBuilderState } from './useBuilderState.ts';
import { useUndoKeys } from './useUndoKeys.ts';

const PARTS = [
  { key: 'layers', label: 'Layers' },
  { key: 'preview', label: 'Preview' },
  { key: 'details', label: 'Details' },
];

const Editor = ({ builder, state }: { builder: Builder; state: BuilderState }) => {
  const viewer = useRef<HTMLIFrameElement>(null);
  const [part, setPart] = useState('preview');
  return (
    <BuilderContext value={builder}>
      <Stack gap={12} flex={1} mih={0}>
        <Notices state={state} />
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
            <Details viewer={viewer} />
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
