import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { Blend } from '@vitrine/contract/configurator-file';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import type { FloorDraft } from '@vitrine/domain/builder/draft';
import { changePart, type Part } from '@vitrine/domain/builder/part-lists';
import { useBuilder } from '../edit/builder.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { Mixer } from './Mixer.tsx';

/** The mixture of a blend, and the product that it belongs to. */
export const BlendFields = ({ part }: { part: Part }) => {
  const { draft, change } = useBuilder<FloorDraft>();
  const blend = part as Blend;
  const set = (fields: Partial<Blend>): void =>
    change((before) => ({ ...before, file: changePart(before.file, 'blends', blend.id, fields) }));
  return (
    <>
      <Mixer
        key={blend.id}
        flakes={draft.file.flakes}
        parts={blend.parts ?? []}
        onChange={(parts) => set({ parts: [...parts] })}
      />
      <CommittedField
        label={messages.productName}
        autoComplete="off"
        maximum={catalogueLimits.nameMaximum}
        value={blend.productName ?? ''}
        onCommit={(text) => set({ productName: text.trim() || null })}
      />
    </>
  );
};
