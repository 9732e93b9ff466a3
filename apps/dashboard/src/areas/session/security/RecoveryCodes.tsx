import '@fontsource-variable/geist-mono/wght.css';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { useState } from 'react';
import { copyText } from '../../../ui/copy-text.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';

/** Offers text as a file, made on this device. */
const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

const FILE = 'vitrine-recovery-codes.txt';

/** Shown once: Escape and a click outside do not close it. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <ModalFrame
      title={securityMessages.recoveryCodes}
      sentence={securityMessages.codesHelp}
      width={400}
      small
      locked
      onClose={onClose}
      footer={(close) => (
        <Button variant="filled" data-autofocus onClick={close}>
          {securityMessages.iHaveKeptThem}
        </Button>
      )}
    >
      <SimpleGrid
        component="ul"
        cols={2}
        spacing={16}
        verticalSpacing={8}
        p={16}
        bd="1px solid var(--vt-line)"
        bdrs={8}
        bg="var(--vt-sunken)"
        ff="var(--vt-mono)"
        fz={13}
        lts={0}
        ta="center"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Group grow gap={8} mt={12}>
        <Button leftSection={<IconCopy size={16} stroke={1.6} />} onClick={async () => setCopied(await copyText(text))}>
          {copied ? securityMessages.copied : securityMessages.copy}
        </Button>
        <Button leftSection={<IconDownload size={16} stroke={1.6} />} onClick={() => downloadText(FILE, text)}>
          {securityMessages.download}
        </Button>
      </Group>
    </ModalFrame>
  );
};
