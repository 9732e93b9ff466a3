import { Button } from '@mantine/core';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { ModalFrame } from '../../../ui/ModalFrame.tsx';

/** The secret, this once. */
export const SecretModal = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ModalFrame
    title={messages.secretTitle}
    sentence={messages.secretOnce}
    width={560}
    onClose={onClose}
    footer={(close) => (
      <Button variant="filled" data-autofocus onClick={close}>
        {messages.done}
      </Button>
    )}
  >
    <CodeBlock label={messages.secretTitle} code={secret} />
  </ModalFrame>
);
