import { Button } from '@mantine/core';
import '@fontsource-variable/geist-mono/wght.css';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { COPIED_MS } from '@vitrine/contract/embed/limits';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import classes from './CodeBlock.module.css';
import { copyText } from './copy-text.ts';
import { usePassing } from './usePassing.ts';

/** Code to copy; a copy is confirmed for two seconds. */
export const CodeBlock = ({ label, code }: { label: string; code: string }) => {
  const [outcome, setOutcome] = usePassing<'copied' | 'failed'>(COPIED_MS / 1000);
  const verb = outcome === null ? messages.copy : outcome === 'copied' ? messages.copied : messages.copyFailed;
  return (
    <figure className={classes.block} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard has to reach it. */}
      <pre className={classes.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <Button
        className={classes.copy}
        size="xs"
        leftSection={
          outcome === 'copied' ? (
            <IconCheck size={14} stroke={2} aria-hidden="true" />
          ) : (
            <IconCopy size={14} stroke={1.6} aria-hidden="true" />
          )
        }
        aria-label={`${verb}: ${label}`}
        onClick={async () => setOutcome((await copyText(code)) ? 'copied' : 'failed')}
      >
        {verb}
      </Button>
    </figure>
  );
};
