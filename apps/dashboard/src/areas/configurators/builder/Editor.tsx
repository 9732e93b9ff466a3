import { Stack } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { type ComponentType, useMemo } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { type AnyBuilder, BuilderContext } from './edit/builder.ts';
import { Details } from './edit/Details.tsx';
import { LayerList } from './edit/LayerList.tsx';
import { FloorEditor } from './floors/FloorEditor.tsx';
import { Notices } from './Notices.tsx';
import { RobeEditor } from './robes/RobeEditor.tsx';
import type { BuilderState } from './useBuilderState.ts';

const LayeredEditor = () => (
  <EditorFrame label={messages.layers} list={<LayerList />} renderDetails={(viewer) => <Details viewer={viewer} />} />
);

/** What each kind is edited with. */
const EDITOR: Record<ConfiguratorType, ComponentType> = {
  panoramic: LayeredEditor,
  stockset: LayeredEditor,
  floors: FloorEditor,
  slidingrobe: RobeEditor,
};

/** List, preview and form of the open draft, below what needs attention. */
export const Editor = ({ builder, state }: { builder: AnyBuilder; state: BuilderState }) => {
  const { type } = builder.draft;
  const editor = useMemo(() => {
    const OfKind = EDITOR[type];
    return <OfKind />;
  }, [type]);
  return (
    <BuilderContext value={builder}>
      <Stack gap={12} flex={1} mih={0}>
        <Notices state={state} />
        {editor}
      </Stack>
    </BuilderContext>
  );
};

/** Undo and Redo of the open draft. */
export const UndoButtons = ({ builder }: { builder: AnyBuilder }) => (
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
  </>
);
