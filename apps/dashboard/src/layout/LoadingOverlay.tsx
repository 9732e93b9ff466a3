import { Loader } from '@mantine/core';
import { createPortal } from 'react-dom';
import classes from './LoadingOverlay.module.css';

interface LoadingOverlayProps {
  message: string;
  /** Also covers modals and the menu. */
  everything?: boolean;
}

/** Covers the screen during a request, with a card that names it. */
export const LoadingOverlay = ({ message, everything = false }: LoadingOverlayProps) => {
  const overlay = (
    <div className={classes.overlay} role="status" data-everything={everything || undefined}>
      <div className={classes.card}>
        <Loader />
        {message}
      </div>
    </div>
  );
  return everything ? createPortal(overlay, document.body) : overlay;
};
