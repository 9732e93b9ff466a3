import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import { usePhoneMenu } from './phone-menu.ts';
import { usePhone } from './usePhone.ts';

interface PageHeaderProps {
  title: string;
  /** Where the page lies, above the title. */
  path?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
  /** The one action of the 56 px bar. */
  phoneAction?: ReactNode;
}

/** Title left, actions right; below 800 px a bar with the menu icon, the title and at most one action. */
export const PageHeader = ({ title, path, badge, actions, phoneAction }: PageHeaderProps) => {
  const phone = usePhone();
  const openMenu = usePhoneMenu();
  if (phone)
    return (
      <header className={classes.bar}>
        <button type="button" className={classes.menu} aria-label="Open the menu" onClick={openMenu}>
          <IconMenu2 size={20} stroke={1.8} />
        </button>
        <h1 className={classes.barTitle}>{title}</h1>
        {phoneAction}
      </header>
    );
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {path}
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {badge}
        </div>
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
};
