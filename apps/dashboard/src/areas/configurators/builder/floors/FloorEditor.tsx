import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { EditorFrame } from '../EditorFrame.tsx';
import { PartDetails } from '../parts/PartDetails.tsx';
import { PartSection } from '../parts/PartSection.tsx';
import { type ListKind, PartEditorContext } from '../parts/part-editor.ts';
import { usePartSelection } from '../parts/usePartSelection.ts';

const KINDS: readonly ListKind[] = [
  {
    list: 'flakes',
    label: messages.flakes,
    one: messages.flake,
    fields: ['colour', 'sku', 'price'],
    image: { field: 'textureURL', label: messages.flakeImage },
    fresh: { hex: '#C9CCCB', tags: [] },
    switch: 'disabled',
  },
  {
    list: 'blends',
    label: messages.blends,
    one: messages.blend,
    fields: ['colour', 'sku', 'price'],
    image: { field: 'thumbnail', label: messages.blendImage },
    fresh: { type: 'flake-blend', parts: [] },
    switch: 'disabled',
  },
  {
    list: 'finishes',
    label: messages.finishes,
    one: messages.finish,
    fields: ['price'],
    image: { field: 'overlay', label: messages.overlay },
    fresh: { enabled: true },
    switch: 'enabled',
  },
];

/** A flake floor: flakes, blends of them, and finishes. */
export const FloorEditor = () => {
  const editor = usePartSelection(null);
  return (
    <PartEditorContext value={editor}>
      <EditorFrame
        label={messages.flakes}
        list={KINDS.map((kind) => <PartSection key={kind.list} kind={kind} />)}
        renderDetails={() => <PartDetails kinds={KINDS} forms={{}} />}
      />
    </PartEditorContext>
  );
};
