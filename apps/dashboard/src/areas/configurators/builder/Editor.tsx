import { Stack } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { PillTabs } from '../../../ui/page/PillTabs.tsx';
import classes from './BuilderScreen.module.css';
import { type Builder, BuilderContext } from './edit/builder.ts';
import { Details } from './edit/Details.tsx';
import { LayerList } from './edit/LayerList.tsx';
import { Notices } from './Notices.tsx';
import { DraftPreview } from './preview/DraftPreview.tsx';
import type { BuilderState } from './useBuilderState.ts';

const PARTS = [
  { key: 'layers', label: 'Layers' },
  { key: 'preview', label: 'Preview' },
  { key: 'details', label: 'Details' },
];

/** Layers, preview and form of the open draft, below what needs attention. */
export const Editor = ({ builder, state }: { builder: Builder; state: BuilderState }) => {
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

/** Undo and Redo of the open draft. */
export const UndoButtons = ({ builder }: { builder: Builder }) => (
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
