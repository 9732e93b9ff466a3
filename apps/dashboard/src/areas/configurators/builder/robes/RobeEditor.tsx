import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { EditorFrame } from '../EditorFrame.tsx';
import { PartDetails } from '../parts/PartDetails.tsx';
import { PartSection } from '../parts/PartSection.tsx';
import { type ListKind, PartEditorContext } from '../parts/part-editor.ts';
import { usePartSelection } from '../parts/usePartSelection.ts';

const thumbnail = { field: 'thumbnail', label: messages.thumbnail } as const;

const KINDS: readonly ListKind[] = [
  {
    list: 'doors',
    label: messages.doors,
    one: messages.door,
    fields: ['sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, panels: [1] },
    switch: 'enabled',
  },
  {
    list: 'frames',
    label: messages.frames,
    one: messages.frame,
    fields: ['colour', 'sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, hex: '#B9BCBE' },
    switch: 'enabled',
  },
  {
    list: 'internals',
    label: messages.internals,
    one: messages.internal,
    fields: ['sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, parts: ['rail:.12'] },
    switch: 'enabled',
  },
  {
    list: 'materials',
    label: messages.materials,
    one: messages.material,
    fields: ['colour', 'sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, hex: '#D9D4CB', finish: 'matt' },
    switch: 'enabled',
  },
  {
    list: 'trims',
    label: messages.trims,
    one: messages.trim,
    fields: ['colour'],
    image: thumbnail,
    fresh: { enabled: true, hex: '#F1F0ED' },
    switch: 'enabled',
  },
];

/** A sliding wardrobe: doors, frames, interiors, materials and trims. */
export const RobeEditor = () => {
  const editor = usePartSelection(null);
  return (
    <PartEditorContext value={editor}>
      <EditorFrame
        label={partMessages.parts}
        list={KINDS.map((kind) => <PartSection key={kind.list} kind={kind} />)}
        renderDetails={() => <PartDetails kinds={KINDS} forms={{}} />}
      />
    </PartEditorContext>
  );
};
