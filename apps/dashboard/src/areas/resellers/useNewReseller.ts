import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../ui/modal-history.ts';
import { clearDraft, type DraftKey, readDraft, saveDraft } from './draft.ts';
import { type Draft, NO_DRAFT } from './new-reseller.ts';

/** What both steps fill in. It outlasts going back, a reload and the end of a session. */
export const useDraft = () => {
  const { user } = useSession();
  const { parent } = useTenant();
  const draftKey: DraftKey = { signedInId: user.id, organisationId: parent?.id ?? 0 };
  const [draft, setDraft] = useState(() => readDraft(draftKey) ?? NO_DRAFT);
  return {
    draft,
    change: (changed: Partial<Draft>): void => {
      const after = { ...draft, ...changed };
      saveDraft(draftKey, after);
      setDraft(after);
    },
    forget: (): void => clearDraft(draftKey),
  };
};

interface StepState {
  over?: true;
  /** On the second step: the first one is the entry before it, and whether the list is the one before that. */
  firstStep?: 'over' | 'alone';
}

/** The ways between the list and the two steps; none leaves an entry behind. */
export const useSteps = () => {
  const { paths } = useTenant();
  const router = useRouter();
  const navigate = useNavigate();
  const state = useLocation().state as StepState;
  const replace = (to: string): void => {
    navigate({ to, replace: true, resetScroll: false });
  };
  return {
    start: (): void => {
      navigate({ to: paths.newReseller, state: OVER_SCREEN, resetScroll: false });
    },
    goOn: (): void => {
      const firstStep: StepState = { firstStep: state.over ? 'over' : 'alone' };
      navigate({ to: paths.newResellerPermissions, state: firstStep as never, resetScroll: false });
    },
    goBack: (): void => {
      if (state.firstStep === undefined) replace(paths.newReseller);
      else router.history.back();
    },
    leave: (): void => {
      if (state.over) router.history.back();
      else if (state.firstStep === 'over') router.history.go(-2);
      else replace(paths.resellers);
    },
  };
};
