import { Button, Group, Text } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { firstDesignNames, withFirstDesign } from '@vitrine/domain/builder/design-with-part';
import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import type { RefObject } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { readView } from '../preview/read-view.ts';

/** What visitors see first, taken from the preview. */
export const FirstDesign = ({ viewer }: { viewer: RefObject<HTMLIFrameElement | null> }) => {
  const { draft, change } = useBuilder<FloorDraft | RobeDraft>();
  const start = async (): Promise<void> => {
    const view = viewer.current && (await readView(viewer.current));
    if (view?.design) change((before) => withFirstDesign(before, view.design));
  };
  return (
    <div>
      <Text size="sm" fw={500}>
        {messages.firstDesign}
      </Text>
      <Text size="sm" dir="auto">
        {firstDesignNames(draft).join(', ')}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {messages.firstDesignHelp}
      </Text>
      <Group>
        <Button leftSection={<IconFlag size={16} stroke={1.6} />} onClick={start}>
          {messages.startWithDesign}
        </Button>
      </Group>
    </div>
  );
};
