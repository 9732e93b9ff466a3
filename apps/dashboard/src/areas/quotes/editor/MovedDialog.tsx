import { Button, Text } from '@mantine/core';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';

interface MovedDialogProps {
  onTake: (keepsChanges: boolean) => void;
  onClose: () => void;
}

/** Says that somebody else saved the quote meanwhile. Nothing typed is lost unless the user chooses that. */
export const MovedDialog = ({ onTake, onClose }: MovedDialogProps) => (
  <ModalFrame
    title={messages.movedTitle}
    sentence={messages.movedSentence}
    width={560}
    role="alertdialog"
    onClose={onClose}
    footer={(close) => (
      <>
        <Button onClick={close}>{uiMessages.cancel}</Button>
        <Button variant="danger" onClick={() => onTake(false)}>
          {messages.movedTheirs}
        </Button>
        <Button variant="filled" data-autofocus onClick={() => onTake(true)}>
          {messages.movedKeep}
        </Button>
      </>
    )}
  >
    <Text inherit>{messages.movedHelp}</Text>
  </ModalFrame>
);
