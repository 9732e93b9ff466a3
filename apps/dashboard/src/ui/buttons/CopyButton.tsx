import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { COPIED_MS } from '@vitrine/contract/embed/limits';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { copyText } from '../copy-text.ts';
import { usePassing } from '../usePassing.ts';

interface CopyButtonProps extends ButtonProps {
  /** What the text is. */
  label: string;
  text: string;
}

/** Copies a text; a copy is confirmed for two seconds. */
export const CopyButton = ({ label, text, ...others }: CopyButtonProps) => {
  const [outcome, setOutcome] = usePassing<'copied' | 'failed'>(COPIED_MS / 1000);
  const verb = outcome === null ? messages.copy : outcome === 'copied' ? messages.copied : messages.copyFailed;
  return (
    <Button
      size="xs"
      leftSection={
        outcome === 'copied' ? (
          <IconCheck size={14} stroke={2} aria-hidden="true" />
        ) : (
          <IconCopy size={14} stroke={1.6} aria-hidden="true" />
        )
      }
      aria-label={`${verb}: ${label}`}
      onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}
      {...others}
    >
      {verb}
    </Button>
  );
};
