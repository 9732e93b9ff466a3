import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import rows from './Rows.module.css';

interface SessionRowsProps {
  sessions: readonly OwnSession[];
  /** What the button of a row does, as a verb. */
  verb: string;
  onEnd: (session: OwnSession) => void;
}

const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device);

/** Sessions with their device and last use; each but the one in use can be ended. */
export const SessionRows = ({ sessions, verb, onEnd }: SessionRowsProps) => (
  <ul className={rows.rows}>
    {sessions.map((session) => {
      const { id, device, current, last_used_at } = session;
      const DeviceIcon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
      return (
        <li key={id} className={rows.row}>
          <DeviceIcon size={20} stroke={1.6} className={rows.icon} aria-hidden="true" />
          <div className={rows.words}>
            <p className={rows.name}>
              {device}
              {current && <Badge kind="active">This one</Badge>}
            </p>
            <p className={rows.when}>Last used {longDate(last_used_at, new Date())}</p>
          </div>
          {!current && (
            <Button aria-label={`${verb} ${device}`} onClick={() => onEnd(session)}>
              {verb}
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);
