import { IconHome } from '@tabler/icons-react';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { FloorDraft } from '@vitrine/domain/builder/draft';
import { useState } from 'react';
import { PillTabs } from '../../../../ui/page/PillTabs.tsx';
import { EditorFrame } from '../EditorFrame.tsx';
import { useBuilder } from '../edit/builder.ts';
import { DraftThumbnail } from '../edit/DraftThumbnail.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { PartDetails } from '../parts/PartDetails.tsx';
import { PartIssues } from '../parts/PartIssues.tsx';
import { PartSection } from '../parts/PartSection.tsx';
import { type ListKind, PartEditorContext } from '../parts/part-editor.ts';
import { usePartSelection } from '../parts/usePartSelection.ts';
import { AddFlakes } from './AddFlakes.tsx';
import { BlendFields } from './BlendFields.tsx';
import { BlendSign } from './BlendSign.tsx';
import { FlakeFields } from './FlakeFields.tsx';
import { RoomForm } from './RoomForm.tsx';
import { RoomStage } from './RoomStage.tsx';

const kinds = (): readonly ListKind[] => [
  {
    list: 'flakes',
    label: messages.flakes,
    one: messages.flake,
    fields: ['colour', 'sku', 'price'],
    image: { field: 'textureURL', label: messages.flakeImage },
    fresh: { hex: '#C9CCCB', tags: [] },
    switch: 'disabled',
    many: { form: 'paste', label: messages.paste },
    More: FlakeFields,
  },
  {
    list: 'blends',
    label: messages.blends,
    one: messages.blend,
    fields: ['colour', 'sku', 'price'],
    image: { field: 'thumbnail', label: messages.blendImage },
    fresh: { type: 'flake-blend', parts: [] },
    switch: 'disabled',
    More: BlendFields,
    Sign: BlendSign,
  },
  {
    list: 'finishes',
    label: messages.finishes,
    one: messages.finish,
    fields: ['sku', 'price'],
    image: { field: 'overlay', label: messages.overlay },
    fresh: { enabled: true },
    switch: 'enabled',
  },
];

const FORMS = {
  room: {
    get title() {
      return messages.room;
    },
    body: <RoomForm />,
    isOfWhole: true,
  },
  paste: {
    get title() {
      return messages.pasteTitle;
    },
    body: <AddFlakes />,
  },
};

const stages = () => [
  { key: 'preview', label: messages.showPreview },
  { key: 'corners', label: messages.showCorners },
  { key: 'brush', label: messages.showBrush },
];
type Stage = 'preview' | 'corners' | 'brush';

/** A flake floor: its room, flakes, blends of them, and finishes. */
export const FloorEditor = () => {
  const { draft } = useBuilder<FloorDraft>();
  const editor = usePartSelection(null);
  const [chosen, setChosen] = useState<Stage>('preview');
  const { scene } = draft.file;
  const { selection } = editor;
  const isOnRoom = selection !== null && 'form' in selection && selection.form === 'room' && Boolean(scene?.base);
  const stage = isOnRoom ? chosen : 'preview';
  return (
    <PartEditorContext value={editor}>
      <PartIssues />
      <EditorFrame
        label={partMessages.parts}
        list={
          <>
            <FormRow
              form="room"
              label={messages.room}
              help={scene?.base ? messages.roomHelp : messages.noRoom}
              sign={
                scene?.base ? (
                  <DraftThumbnail path={scene.base} />
                ) : (
                  <IconHome size={18} stroke={1.4} aria-hidden="true" />
                )
              }
            />
            {kinds().map((kind) => (
              <PartSection key={kind.list} kind={kind} />
            ))}
          </>
        }
        renderDetails={(viewer) => <PartDetails kinds={kinds()} forms={FORMS} viewer={viewer} />}
        stageBar={
          isOnRoom && (
            <PillTabs
              label={messages.stageLabel}
              pills={stages()}
              chosen={stage}
              onChoose={(key) => setChosen(key as Stage)}
              controls="builder-stage"
            />
          )
        }
        stage={stage === 'preview' ? undefined : <RoomStage shows={stage} />}
      />
    </PartEditorContext>
  );
};
