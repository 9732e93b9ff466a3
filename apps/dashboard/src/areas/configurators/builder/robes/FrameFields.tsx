import { Text } from '@mantine/core';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { CommittedField } from '../edit/CommittedField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useSetPart } from '../parts/useSetPart.ts';

const { frameWidths } = robeLimits;

/** Style and width of a frame's profiles. */
export const FrameFields = ({ part }: { part: Part }) => {
  const set = useSetPart('frames', part.id);
  const frame = part as RobePart;
  return (
    <>
      <div>
        <CommittedField
          label={messages.frameStyle}
          autoComplete="off"
          maximum={catalogueLimits.nameMaximum}
          value={frame.frameStyle ?? ''}
          onCommit={(text) => set({ frameStyle: text.trim() || null })}
        />
        <Text size="xs" c="gray" mt={4}>
          {messages.frameStyleHelp}
        </Text>
      </div>
      <NumberField
        label={messages.frameWidth}
        value={frame.width_mm ?? robeLimits.frameWidth}
        {...frameWidths}
        issue={messages.millimetresWrong(frameWidths.min, frameWidths.max)}
        onCommit={(width_mm) => set({ width_mm })}
      />
    </>
  );
};
