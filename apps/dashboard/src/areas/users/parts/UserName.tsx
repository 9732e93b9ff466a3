import { IconShield } from '@tabler/icons-react';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { Tip } from '../../../ui/Tip.tsx';
import { fullName } from '../full-name.ts';
import classes from './UserName.module.css';

/** Name, with a shield for who signs in with a second step, and the address under it. */
export const UserName = ({ user }: { user: User }) => (
  <div className={classes.words}>
    <p className={classes.line}>
      <span className={classes.name}>{fullName(user)}</span>
      {user.two_step && (
        <Tip label={userMessages.hasTwoStep}>
          <IconShield
            size={15}
            stroke={1.6}
            className={classes.shield}
            role="img"
            aria-label={userMessages.hasTwoStep}
          />
        </Tip>
      )}
    </p>
    <p className={classes.email}>{user.email}</p>
  </div>
);
