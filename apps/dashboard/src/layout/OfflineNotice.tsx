import { IconWifiOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useSyncExternalStore } from 'react';
import classes from './OfflineNotice.module.css';

const subscribe = (notify: () => void): (() => void) => onlineManager.subscribe(notify);
const isOnline = (): boolean => onlineManager.isOnline();

/** Says that nothing can be saved now, before a save fails. Over dialogs, in which people save. */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.notice}>
          <IconWifiOff size={16} stroke={1.6} aria-hidden="true" />
          {uiMessages.offline}
        </p>
      )}
    </div>
  );
};
