import { Spinner } from '../ui/Spinner.tsx';
import classes from './LoadingOverlay.module.css';

/** After a click that everything has to wait for: what is behind fades, a small card says what goes on. */
export const LoadingOverlay = ({ message }: { message: string }) => (
  <div className={classes.overlay} role="status">
    <div className={classes.card}>
      <Spinner />
      {message}
    </div>
  </div>
);
