import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { isRecord } from '@vitrine/domain/is-record';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../ui/dialogs/modal-history.ts';
import { type Draft, NO_DRAFT, PERSON_FIELDS } from './new-reseller.ts';

/** User and organisation of the draft. */
interface DraftKey {
  signedInId: number;
  organisationId: number;
}

const keyOf = ({ signedInId, organisationId }: DraftKey): string =>
  `vitrine.reseller-draft.${signedInId}.${organisationId}`;

const isPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value.key === 'number' && PERSON_FIELDS.every((field) => typeof value[field] === 'string');

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.people) &&
  value.people.length > 0 &&
  value.people.every(isPerson) &&
  Array.isArray(value.access) &&
  value.access.every((id) => typeof id === 'number');

/** The saved draft; null without a readable one. */
const readDraft = (draftKey: DraftKey): Draft | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftKey)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

const saveDraft = (draftKey: DraftKey, draft: Draft): void => {
  try {
    sessionStorage.setItem(keyOf(draftKey), JSON.stringify(draft));
  } catch {
    // A full or blocked storage must not interrupt typing.
  }
};

const clearDraft = (draftKey: DraftKey): void => {
  try {
    sessionStorage.removeItem(keyOf(draftKey));
  } catch {
    // Without storage there is no draft.
  }
};

/** The values of both steps. They survive going back, a reload and the end of a session. */
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
  /** History state of the second step: the first one is the previous entry; whether the list is before that. */
  firstStep?: 'over' | 'alone';
}

/** Navigation between the list and the two steps; leaves no history entry. */
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
