import { Group, TextInput } from '@mantine/core';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { useId } from 'react';
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx';

/** The visible design as text, to copy into a preset or the embed code. Empty until the viewer shows one. */
export const DesignBar = ({ design }: { design: string }) => {
  const id = useId();
  return (
    <Group gap={8} wrap="nowrap" flex="none" py={8} px={{ base: 16, sm: 24, lg: 40 }} className="vt-ruled-top">
      <label htmlFor={id} style={{ fontSize: 13 }}>
        {messages.designLabel}
      </label>
      <TextInput
        id={id}
        size="xs"
        flex={1}
        miw={0}
        readOnly
        value={design}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton label={messages.designLabel} text={design} disabled={design === ''} />
    </Group>
  );
};
