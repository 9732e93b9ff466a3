import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './BackLink.module.css';

/** The way back to the screen that this one belongs to, named like it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} activeOptions={{ exact: true }} className={classes.back}>
    <IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />
    {children}
  </Link>
);
