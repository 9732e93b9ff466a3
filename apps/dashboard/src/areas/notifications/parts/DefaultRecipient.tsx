import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import { Badge } from '../../../ui/Badge.tsx';
import classes from './Recipient.module.css';

/** Who is notified while the list is empty. */
export const DefaultRecipient = ({ fallback: { of, name, addresses } }: { fallback: Recipients['fallback'] }) => {
  const known = addresses.length > 0 || of === 'manufacturer';
  const help = of === 'manufacturer' ? messages.manufacturerHelp : messages.defaultHelp;
  return (
    <div className={classes.fallback}>
      {addresses.length > 0 && (
        <ul>
          {addresses.map((address) => (
            <li key={address} className={classes.address}>
              {address} <Badge kind="stock">{messages.isDefault}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p>{known ? help(name) : messages.noDefault(name)}</p>
    </div>
  );
};
