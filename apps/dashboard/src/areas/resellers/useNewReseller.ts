import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { isAt } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { issuesIn, NO_DRAFT } from './new-reseller.ts';

/** The values of both steps. They survive going back, a reload and the end of a session. */
export const useNewReseller = () => {
  const { user } = useSession();
  const { parent } = useTenant();
  return useDraftForm(`new-reseller.${user.id}.${parent?.id ?? 0}`, { initialValues: NO_DRAFT, validate: issuesIn });
};

interface StepState {
  over?: true;
  /** History state of the second step: the first one is the previous entry; whether the list is before that. */
  firstStep?: 'over' | 'alone';
}

/** Navigation between the list and the two steps; leaves no history entry. */
export const useSteps = () => {
  const { paths } = useTenant();
  const router = useRouter();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const state = useLocation().state as StepState;
  const replace = (to: string): void => {
    navigate({ to, replace: true, resetScroll: false });
  };
  return {
    start: (): void => openModal(paths.newReseller),
    goOn: (): void => {
      const firstStep: StepState = { firstStep: state.over ? 'over' : 'alone' };
      navigate({ to: paths.newResellerPermissions, state: firstStep as never, resetScroll: false });
    },
    goBack: (): void => {
      if (state.firstStep === undefined) replace(paths.newReseller);
      else router.history.back();
    },
    /** From the step that is open then: its user may have gone back, or away, since this was drawn. */
    leave: (): void => {
      const { pathname } = router.state.location;
      if (!isAt(pathname, paths.newReseller) && !isAt(pathname, paths.newResellerPermissions)) return;
      const now = router.history.location.state as StepState;
      if (now.over) router.history.back();
      else if (now.firstStep === 'over') router.history.go(-2);
      else replace(paths.resellers);
    },
  };
};
