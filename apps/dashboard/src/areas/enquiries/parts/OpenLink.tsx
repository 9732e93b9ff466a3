import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';

/** Opens the details of one enquiry over the list. */
export const OpenLink = ({
  id,
  className,
  children,
}: {
  id: number;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const { paths } = useTenant();
  return (
    <Link to={paths.enquiry(id)} className={className} state={OVER_SCREEN} resetScroll={false}>
      {children}
    </Link>
  );
};
