import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import classes from './Notice.module.css';

interface NoticeProps {
  tone: 'amber' | 'accent';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  end?: ReactNode;
}

/** Something above the editor that needs attention; on a phone one line that opens, so that the editor is in view. */
export const Notice = ({ tone, icon, title, children, end }: NoticeProps) => {
  const isOnPhone = usePhone();
  if (!isOnPhone) {
    return (
      <Banner tone={tone} icon={icon} title={title} end={end}>
        {children}
      </Banner>
    );
  }
  return (
    <details className={classes.notice} data-tone={tone}>
      <summary className={classes.line}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={classes.title}>{title}</span>
        <IconChevronDown className={classes.arrow} size={16} stroke={1.6} aria-hidden="true" />
      </summary>
      <div className={classes.inside}>
        {children}
        {end}
      </div>
    </details>
  );
};
