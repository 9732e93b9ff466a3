import { useLocation } from '@tanstack/react-router';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { lazy, Suspense } from 'react';
import { isWithin } from '../routes/is-within.ts';
import { withTexts } from '../session/language.ts';
import { useSession } from '../session/session.ts';
import { useOpenedConfigurator } from '../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../tenant/useTenant.ts';

// The rules of designs of every type are large, and most users never need them here.
const FileNotesBanner = lazy(async () => ({
  default: (await withTexts(import('./FileNotesBanner.tsx'))).FileNotesBanner,
}));

/**
 * On the Data tab, what the selected version's data file says but hardly means. Only administrators upload data files,
 * and a copy has its manufacturer's.
 */
export const DataFileNotes = () => {
  const { user } = useSession();
  const { paths, resellerId } = useTenant();
  const { pathname } = useLocation();
  const { configurator } = useOpenedConfigurator();
  const isShown = resellerId === null && mayAdministerConfigurators(user);
  return isShown && isWithin(pathname, paths.data(configurator.id)) ? (
    <Suspense fallback={null}>
      <FileNotesBanner />
    </Suspense>
  ) : null;
};
