import { Button } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { ModalFrame } from './ModalFrame.tsx';

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
  /** Undefined: it cannot be saved from here. */
  onSave?: (() => void) | undefined;
}

/** Asks whether unsaved work may be lost. Each button acts at once, not after the closing transition. */
export const LeaveQuestion = ({ onStay, onDiscard, onSave }: LeaveQuestionProps) => (
  <ModalFrame
    title={uiMessages.leaveTitle}
    sentence={catalogueMessages.leaveQuestion}
    width={400}
    small
    role="alertdialog"
    onClose={onStay}
    footer={
      <>
        <Button data-autofocus onClick={onStay}>
          {uiMessages.stay}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {uiMessages.discardAndGo}
        </Button>
        {onSave && (
          <Button variant="filled" onClick={onSave}>
            {uiMessages.save}
          </Button>
        )}
      </>
    }
  />
);
