import { Anchor, Group } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { dataFileDocs } from '@vitrine/contract/configurators/data-file-docs';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { typeLabels } from '@vitrine/contract/configurators/type-labels';

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** How data files are written, and a sample of the chosen type to start from. */
export const DataFileHelp = ({ type }: { type: ConfiguratorType }) => (
  <Group gap="4px 16px" fz={13}>
    <Anchor inherit href={dataFileDocs.sample(type)} download>
      <Group component="span" gap={6} wrap="nowrap">
        <IconDownload {...ICON} />
        {messages.sampleLink(typeLabels[type])}
      </Group>
    </Anchor>
    <Anchor inherit href={dataFileDocs.description} target="_blank" rel="noreferrer">
      <Group component="span" gap={6} wrap="nowrap">
        <IconFileText {...ICON} />
        {messages.dataFilesLink}
      </Group>
    </Anchor>
  </Group>
);
