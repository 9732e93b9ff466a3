import { Loader } from '@mantine/core';
import { createPortal } from 'react-dom';
import classes from './LoadingOverlay.module.css';

interface LoadingOverlayProps {
  message: string;
  /** Lies over modals and the menu too, for requests that all has to wait for. */
  everything?: boolean;
}

/** After a click that everything has to wait for: what is behind fades, a small card says what goes on. */
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
