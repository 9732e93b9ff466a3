import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHouse } from '../../../shell/useHouse.ts';
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
  const { places } = useHouse();
  return (
    <Link to={places.enquiry(id)} className={className} state={OVER_SCREEN} resetScroll={false}>
      {children}
    </Link>
  );
};
