import { Button } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import classes from './UnsavedBar.module.css';

interface UnsavedBarProps {
  /** '5 edits in 2 layers'. */
  count: string;
  action: string;
  /** Shows the progress on the action and disables both buttons. */
  busy?: boolean;
  onCancel: () => void;
  onAction: () => void;
}

/** Floats above the end of the page while edits are pending, with the view's primary action. */
export const UnsavedBar = ({ count, action, busy = false, onCancel, onAction }: UnsavedBarProps) => (
  <div className={classes.place}>
    <section className={classes.bar} aria-label={catalogueMessages.unsaved}>
      <span className={classes.dot} aria-hidden="true" />
      <p className={classes.message}>
        {catalogueMessages.unsaved} <span className={classes.count}>{count}</span>
      </p>
      <span className={classes.rule} aria-hidden="true" />
      <Button variant="bar-quiet" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button variant="bar" onClick={onAction} aria-busy={busy}>
        {action}
      </Button>
    </section>
  </div>
);
