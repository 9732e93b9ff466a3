import { IconRulerMeasure } from '@tabler/icons-react';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { EditorFrame } from '../EditorFrame.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { PartDetails } from '../parts/PartDetails.tsx';
import { PartIssues } from '../parts/PartIssues.tsx';
import { PartSection } from '../parts/PartSection.tsx';
import { type ListKind, PartEditorContext } from '../parts/part-editor.ts';
import { usePartSelection } from '../parts/usePartSelection.ts';
import { DoorFields } from './DoorFields.tsx';
import { FrameFields } from './FrameFields.tsx';
import { InternalFields } from './InternalFields.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import { SizesForm } from './SizesForm.tsx';
import { DoorSign, InternalSign } from './signs.tsx';

const thumbnail = {
  field: 'thumbnail',
  get label() {
    return messages.thumbnail;
  },
} as const;

const kinds = (): readonly ListKind[] => [
  {
    list: 'doors',
    label: messages.doors,
    one: messages.door,
    fields: ['sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, panels: [1] },
    switch: 'enabled',
    More: DoorFields,
    Sign: DoorSign,
  },
  {
    list: 'frames',
    label: messages.frames,
    one: messages.frame,
    fields: ['colour', 'sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, hex: '#B9BCBE' },
    switch: 'enabled',
    More: FrameFields,
  },
  {
    list: 'internals',
    label: messages.internals,
    one: messages.internal,
    fields: ['sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, parts: ['rail:.12'] },
    switch: 'enabled',
    More: InternalFields,
    Sign: InternalSign,
  },
  {
    list: 'materials',
    label: messages.materials,
    one: messages.material,
    fields: ['colour', 'sku', 'price'],
    image: thumbnail,
    fresh: { enabled: true, hex: '#D9D4CB', finish: 'matt' },
    switch: 'enabled',
    More: MaterialFields,
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

const FORMS = {
  sizes: {
    get title() {
      return messages.sizes;
    },
    body: <SizesForm />,
    isOfWhole: true,
  },
};

/** A sliding wardrobe: its sizes, doors, frames, interiors, materials and trims. */
export const RobeEditor = () => {
  const editor = usePartSelection(null);
  return (
    <PartEditorContext value={editor}>
      <PartIssues />
      <EditorFrame
        label={partMessages.parts}
        list={
          <>
            <FormRow
              form="sizes"
              label={messages.sizes}
              help={messages.sizesHelp}
              sign={<IconRulerMeasure size={18} stroke={1.4} aria-hidden="true" />}
            />
            {kinds().map((kind) => (
              <PartSection key={kind.list} kind={kind} />
            ))}
          </>
        }
        renderDetails={(viewer) => <PartDetails kinds={kinds()} forms={FORMS} viewer={viewer} />}
      />
    </PartEditorContext>
  );
};
