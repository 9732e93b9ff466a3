import { Outlet } from '@tanstack/react-router';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { routeTitles as titles } from '@vitrine/contract/screens/titles';
import { useCallback } from 'react';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { counted } from '../../ui/counted.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { UnsavedBar } from '../../ui/feedback/UnsavedBar.tsx';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import type { CustomisationTarget } from './calls.ts';
import { CustomisationContext, useCustomisation, useCustomisationTarget, useStored } from './useCustomisation.ts';

const Tabs = () => {
  const { configurator } = useOpenedConfigurator();
  const base = useTenant().paths.customisation(configurator.id);
  const tabs = [
    { label: titles.customisationLogos, to: `${base}/logos` },
    ...(configurator.supports_save_design
      ? [{ label: titles.customisationSaveDesign, to: `${base}/save-design` }]
      : []),
    { label: titles.customisationEmails, to: `${base}/emails` },
    ...(configurator.supports_presets ? [{ label: titles.customisationPresets, to: `${base}/presets` }] : []),
  ];
  return <LinkTabs label={titles.customisation} tabs={tabs} />;
};

interface OpenedProps {
  stored: Customisation;
  target: CustomisationTarget;
  queryKey: readonly unknown[];
}

const Opened = ({ stored, target, queryKey }: OpenedProps) => {
  const form = useCustomisation(stored, target, queryKey);
  const base = useTenant().paths.customisation(target.configuratorId);
  const keeps = useCallback((pathname: string) => decodeURI(pathname).startsWith(decodeURI(base)), [base]);
  return (
    <CustomisationContext value={form}>
      <Outlet />
      {form.changes > 0 && (
        <UnsavedBar
          count={counted(form.changes, 'change')}
          action={form.saving ? messages.deploying : messages.saveAndDeploy}
          busy={form.saving}
          onCancel={form.cancel}
          onAction={form.save}
        />
      )}
      <LeaveGuard pending={form.changes > 0} keeps={keeps} onDiscard={form.cancel} onSave={form.save} />
    </CustomisationContext>
  );
};

/** The organisation's texts, logos and presets for the viewer and the emails. */
export const CustomisationScreen = () => {
  const target = useCustomisationTarget();
  const { queryKey, query } = useStored(target);
  return (
    <>
      <Tabs />
      {query.data ? (
        <Opened key={queryKey.join('/')} stored={query.data} target={target} queryKey={queryKey} />
      ) : (
        <NotLoaded
          what={messages.theCustomisation}
          query={query}
          skeleton={<FieldsSkeleton label={messages.fetching} fields={5} />}
        />
      )}
    </>
  );
};
