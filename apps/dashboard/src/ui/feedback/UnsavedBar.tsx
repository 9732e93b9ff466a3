import { Box, Button, Text } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import classes from './UnsavedBar.module.css';
import { useFocusAfter } from './useFocusAfter.ts';

interface UnsavedBarProps {
  /** '5 edits in 2 layers'. */
  count: string;
  action: string;
  /** Shows the progress on the action and disables both buttons. */
  busy?: boolean;
  onCancel: () => void;
  /** Undefined: its user has lost the right to save, and can only discard. */
  onAction: (() => void) | undefined;
}

/** Floats above the end of the page while edits are pending, with the view's primary action. */
export const UnsavedBar = ({ count, action, busy = false, onCancel, onAction }: UnsavedBarProps) => {
  const noteAround = useFocusAfter();
  return (
    <div className={classes.place} onClickCapture={({ currentTarget }) => noteAround(currentTarget)}>
      <section className={classes.bar} aria-label={catalogueMessages.unsaved}>
        <Box component="span" w={8} h={8} flex="none" bdrs="50%" bg="var(--vt-amber-fill)" aria-hidden="true" />
        <p className={classes.message}>
          {catalogueMessages.unsaved}{' '}
          <Text
            span
            inherit
            ml={8}
            c="var(--vt-bar-2)"
            fw={400}
            display={{ base: 'none', sm: 'inline' }}
            className="vt-digits"
          >
            {count}
          </Text>
        </p>
        <Box w={1} h={18} ml={4} bg="var(--vt-bar-line)" display={{ base: 'none', sm: 'block' }} aria-hidden="true" />
        <Button variant="bar-quiet" onClick={onCancel} disabled={busy}>
          {uiMessages.cancel}
        </Button>
        {onAction && (
          <Button variant="bar" onClick={onAction} aria-busy={busy}>
            {action}
          </Button>
        )}
      </section>
    </div>
  );
};
