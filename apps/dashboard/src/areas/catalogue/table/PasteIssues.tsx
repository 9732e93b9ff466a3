import { IconAlertCircle } from '@tabler/icons-react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/counted.ts';
import classes from './PasteIssues.module.css';

const NAMED = 5;

/** Which pasted lines could not be taken, and why. */
export const PasteIssues = ({ issues, onClose }: { issues: readonly string[]; onClose: () => void }) => (
  <div role="alert">
    {issues.length > 0 && (
      <div className={classes.location}>
        <Banner
          tone="red"
          icon={<IconAlertCircle size={18} stroke={1.6} />}
          title={`${counted(issues.length, 'pasted line')} not taken`}
          actions={
            <Button size="compact" onClick={onClose}>
              Close
            </Button>
          }
        >
          {issues.slice(0, NAMED).join('. ')}
          {issues.length > NAMED && ` and ${issues.length - NAMED} more`}
        </Banner>
      </div>
    )}
  </div>
);
