import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { deployAgain } from './calls.ts';
import type { StudioContext } from './studio.ts';
import type { PresetsForm } from './usePresets.ts';
import type { useRegenerate } from './useRegenerate.ts';

/**
 * With `regenerate` in the address, regenerates all outdated presets two seconds after they are read, saves them and
 * deploys. That deploy starts no other run, and the flag is removed from the address, so that the run does not repeat.
 */
export const useAutomaticRun = (
  form: PresetsForm,
  { target, version }: StudioContext,
  { renewStored }: ReturnType<typeof useRegenerate>,
): boolean => {
  const { regenerate } = useSearch({ strict: false }) as { regenerate?: unknown };
  const isWanted = String(regenerate) === 'true';
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
    if (!isWanted || !isLoaded) return;
    const timer = setTimeout(() => void begin.current(), limits.regenerateAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isWanted, isLoaded]);
  return isWanted;
};
