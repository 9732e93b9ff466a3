import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CarriedState } from './link-guards.ts';

/** What the link to this screen carried, as it was on entry: leaving must not bring the screen to leave once more. */
export const useCarried = (): string | undefined => {
  const router = useRouter();
  const [carried] = useState(() => (router.history.location.state as CarriedState).carried);
  return carried;
};
