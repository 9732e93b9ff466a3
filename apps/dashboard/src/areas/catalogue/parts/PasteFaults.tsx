import { IconAlertCircle } from '@tabler/icons-react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/counted.ts';
import classes from './PasteFaults.module.css';

const NAMED = 5;

/** Which pasted lines could not be taken, and why. */
export const PasteFaults = ({ faults, onClose }: { faults: readonly string[]; onClose: () => void }) => (
  <div role="alert">
    {faults.length > 0 && (
      <div className={classes.place}>
        <Banner
          tone="red"
          icon={<IconAlertCircle size={18} stroke={1.6} />}
          title={`${counted(faults.length, 'pasted line')} not taken`}
          actions={
            <Button size="compact" onClick={onClose}>
              Close
            </Button>
          }
        >
          {faults.slice(0, NAMED).join('. ')}
          {faults.length > NAMED && ` and ${faults.length - NAMED} more`}
        </Banner>
      </div>
    )}
  </div>
);
