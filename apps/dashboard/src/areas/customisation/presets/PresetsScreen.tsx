import { Box, Button, Flex, Text } from '@mantine/core';
import { IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { customisationMessages } from '@vitrine/contract/customisation/messages';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { TilesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { useCustomisationForm } from '../useCustomisation.ts';
import { AddPreset } from './AddPreset.tsx';
import { deployAgain } from './calls.ts';
import { PresetList } from './PresetList.tsx';
import type { StudioContext } from './studio.ts';
import type { PresetsForm } from './usePresets.ts';
import { outcomeText, useRegenerate } from './useRegenerate.ts';

/**
 * With `regenerate` in the address, regenerates all outdated presets two seconds after they are read, saves them and
 * deploys. That deploy starts no other run, and the flag is removed from the address, so that the run does not repeat.
 */
const useAutomaticRun = (
  form: PresetsForm,
  { target, version }: StudioContext,
  { renewStored }: ReturnType<typeof useRegenerate>,
): boolean => {
  const { regenerate } = useSearch({ strict: false }) as { regenerate?: unknown };
  const isRequested = String(regenerate) === 'true';
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isLoaded = form.stored !== undefined;
  const begin = useRef<() => Promise<void>>(async () => undefined);
  begin.current = async () => {
    try {
      const renewed = await renewStored(form.stored ?? []);
      if (renewed.length > 0) {
        await form.saveRenewed(renewed);
        await deployAgain(target, version);
        await queryClient.invalidateQueries({ queryKey: form.queryKey });
      }
    } catch (error) {
      notify({ kind: 'error', title: messages.notSavedTitle, message: errorText(error) });
    }
    const without = ({ regenerate: _, ...rest }: Record<string, unknown>) => rest;
    navigate({ to: '.', search: without as never, replace: true });
  };
  useEffect(() => {
    if (!isRequested || !isLoaded) return;
    const timer = setTimeout(() => void begin.current(), limits.regenerateAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isRequested, isLoaded]);
  return isRequested;
};

const useStudioContext = (version: number): StudioContext => {
  const { target } = useCustomisationForm();
  const { configurator, liveUrl } = useOpenedConfigurator();
  const { appConfig } = useSession();
  return { target, contentUrl: appConfig.content_url, liveUrl, version, finds: configurator.supports_style_finder };
};

const Opened = ({ form, version }: { form: PresetsForm; version: number }) => {
  const context = useStudioContext(version);
  const runs = useRegenerate(form, context);
  const isAutomatic = useAutomaticRun(form, context, runs);
  const outdated = runs.outdated(form.presets);
  const { run, outcome } = runs;
  const isBusy = run !== null || isAutomatic;
  const progress = run && !isAutomatic && messages.progress(run.done + 1, run.all);
  const status = progress || (outcome && !run && outcomeText(outcome));
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-start' }}
      gap={{ base: 32, md: 48 }}
      pb={96}
    >
      <Box
        pos={{ base: 'static', md: 'sticky' }}
        top={24}
        w={{ base: '100%', md: 320 }}
        maw={{ base: 440, md: 'none' }}
        flex="none"
      >
        <AddPreset form={form} context={context} />
      </Box>
      <Box component="section" flex={1} miw={0} aria-label={messages.title}>
        <Flex align="center" justify="space-between" wrap="wrap" gap="8px 16px" mih={28} mb={14}>
          <Text size="sm" c="dimmed">
            {messages.help}
          </Text>
          {outdated.length > 0 && (
            <Button
              size="xs"
              leftSection={<IconRefresh size={16} stroke={1.6} />}
              aria-busy={run !== null}
              disabled={isBusy}
              onClick={() => void runs.regenerate(outdated)}
            >
              {messages.regenerateAll}
            </Button>
          )}
        </Flex>
        {isAutomatic && (
          <Box mb={12}>
            <Banner tone="accent" icon={<IconInfoCircle size={16} stroke={1.6} />} title={messages.autoTitle}>
              {messages.autoWorking(Math.min(outdated.length, (run?.done ?? 0) + 1), run?.all ?? outdated.length)}
            </Banner>
          </Box>
        )}
        <Text component="div" role="status" size="sm" c="dimmed" mb={status ? 12 : 0}>
          {status}
        </Text>
        <PresetList form={form} liveVersion={version} runs={runs} />
      </Box>
    </Flex>
  );
};

/** Designs that visitors can start from. */
export const PresetsScreen = () => {
  const { presets } = useCustomisationForm();
  const { configurator } = useOpenedConfigurator();
  const { query } = presets;
  const base = useTenant().paths.customisation(configurator.id);
  const version = configurator.deployed_version;
  // Without presets there is no such tab; its address leads to the first one.
  if (!configurator.supports_presets) return <Redirect to={`${base}/logos`} />;
  if (version === null) return <EmptyState title={messages.undeployed} />;
  if (query.data) return <Opened form={presets} version={version} />;
  return (
    <NotLoaded
      what={customisationMessages.thePresets}
      query={query}
      skeleton={<TilesSkeleton label={messages.fetching} />}
    />
  );
};
