import { useQuery, useQueryClient } from '@tanstack/react-query';
import { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import { SOCIALS } from '@vitrine/contract/customisation/limits';
import { runsScript } from '@vitrine/contract/customisation/link-issue';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type {
  Customisation,
  EmailsCustomisation,
  SaveDesignCustomisation,
} from '@vitrine/contract/customisation/schemas';
import { languageName } from '@vitrine/contract/languages/language-name';
import type { Language } from '@vitrine/contract/languages/limits';
import { customisationDigest } from '@vitrine/domain/customisation/customisation-digest';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { ApiError, errorCode } from '../../calls/api-error.ts';
import { useChange } from '../../layout/useChange.ts';
import { useSession } from '../../session/session.ts';
import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/forms/draft-storage.ts';
import { useUndoCancel } from '../../ui/forms/useUndoCancel.ts';
import { type CustomisationTarget, readCustomisation, saveCustomisation } from './calls.ts';
import {
  changesIn,
  type Edits,
  editOf,
  editsSince,
  languageIn,
  type Values,
  withEdits,
} from './customisation-edits.ts';
import { isEmailText } from './email-texts.ts';
import { usePresets } from './presets/usePresets.ts';

/** Keys of the emails' texts, and of their switches. */
export type EmailText = {
  [Key in keyof EmailsCustomisation]: EmailsCustomisation[Key] extends string | null ? Key : never;
}[keyof EmailsCustomisation];
export type EmailSwitch = Exclude<keyof EmailsCustomisation, EmailText>;
export type SaveDesignText = Exclude<keyof SaveDesignCustomisation, 'customFields'>;

const LINKS: readonly EmailText[] = ['cta_link', ...SOCIALS];

/** The half of a button that is missing while the other half is set. */
const missingOfButton = ({
  cta_button_enabled,
  cta_btn,
  cta_link,
}: EmailsCustomisation): 'cta_btn' | 'cta_link' | null => {
  const [text, link] = [cta_btn?.trim() ?? '', cta_link?.trim() ?? ''];
  if (cta_button_enabled !== true || (text === '') === (link === '')) return null;
  return text === '' ? 'cta_btn' : 'cta_link';
};

export const useCustomisationTarget = (): CustomisationTarget => ({
  configuratorId: useConfiguratorId(),
  reseller: useTenant().resellerId,
});

/** The stored customisation; its key starts with the tenant's. */
export const useStored = (target: CustomisationTarget) => {
  const { key } = useTenant();
  const queryKey = [...key, 'customisation', target.configuratorId, target.reseller];
  return { queryKey, query: useQuery({ queryKey, queryFn: () => readCustomisation(target) }) };
};

/** Errors by the field's path: `emails.cta_link`. */
type Issues = Partial<Record<string, string>>;

const issuesOf = (error: unknown): Issues =>
  error instanceof ApiError && error.errors
    ? Object.fromEntries(Object.entries(error.errors).map(([path, messages]) => [path, messages.join(' ')]))
    : {};

/** The form that all tabs share: one bar saves them. */
export const useCustomisation = (stored: Customisation, target: CustomisationTarget, queryKey: readonly unknown[]) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const draftKey = `customisation.${user.id}.${target.configuratorId}.${target.reseller ?? 'own'}`;
  const [edits, setEdits] = useState<Edits>(() => readDraft(draftKey) ?? {});
  const [issues, setIssues] = useState<Issues>({});
  const [language, setLanguage] = useState<Language>(stored.language);
  const presets = usePresets(target);
  const values = useMemo(() => withEdits(stored, edits), [stored, edits]);
  const ownChanges = changesIn(stored, values);
  useEffect(() => {
    if (ownChanges === 0) clearDraft(draftKey);
    else saveDraft(draftKey, edits);
  }, [draftKey, ownChanges, edits]);
  const cancelled = useUndoCancel((discarded: { edits: Edits; presets: typeof presets.draft }) => {
    setEdits((now) => ({ ...discarded.edits, ...now }));
    presets.restore(discarded.presets);
  });
  // Reads what is stored first: a colleague may have saved since, and this replaces all of it.
  const send = async (): Promise<void> => {
    const queryFn = () => readCustomisation(target);
    const fresh = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    const next = await saveCustomisation(target, withEdits(fresh, edits), customisationDigest(fresh));
    queryClient.setQueryData(queryKey, next);
    setEdits((current) => editsSince(edits, current));
    await presets.save();
  };
  const saving = useChange(send, {
    success: [messages.savedTitle, messages.saved],
    failed: messages.notSavedTitle,
    onSuccess: () => {
      cancelled.forget();
      // Refetches both.
      for (const key of [queryKey, presets.queryKey]) void queryClient.invalidateQueries({ queryKey: key });
    },
    onError: (error) => {
      if (errorCode(error) === 'customisation.moved') void queryClient.invalidateQueries({ queryKey });
      if (errorCode(error) === 'presets.moved') void queryClient.invalidateQueries({ queryKey: presets.queryKey });
      const found = issuesOf(error);
      setIssues(found);
      // A field with an issue is on screen.
      const [first] = Object.keys(found).flatMap((path) => languageIn(path) ?? []);
      if (first) setLanguage(first);
    },
  });
  const save = (): void => {
    if (saving.isPending) return;
    const missing = missingOfButton(values.emails);
    if (missing !== null) setIssues({ [`emails.${missing}`]: messages.ctaIncomplete });
    else {
      // What an earlier save rejected may have been solved in another field.
      setIssues({});
      saving.mutate();
    }
  };
  const isMain = language === stored.language;
  const pathOf = (name: EmailText): string =>
    isMain || !isEmailText(name) ? `emails.${name}` : `texts.${language}.${name}`;
  const textOf = (name: EmailText): string | null =>
    isMain || !isEmailText(name) ? values.emails[name] : (values.texts[language]?.[name] ?? null);
  const edit = (changed: Edits): void => {
    setEdits((before) => ({ ...before, ...changed }));
    setIssues((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !Object.hasOwn(changed, path))));
  };
  return {
    target,
    stored,
    values,
    issues,
    presets,
    changes: ownChanges + presets.changes,
    saving: saving.isPending,
    save,
    /** The issue of a text of the emails: a link that runs a script at once, others once the server has named them. */
    issueOf: (name: EmailText): string | undefined =>
      issues[pathOf(name)] ??
      (LINKS.includes(name) && runsScript(textOf(name) ?? '') ? messages.linkRunsScript : undefined),
    /** The language whose texts are edited and shown; what was typed in another one stays. */
    language,
    isMain,
    setLanguage,
    textOf,
    /** Changes a text of that language. */
    changeText: (name: EmailText, text: string): void => edit({ [pathOf(name)]: text }),
    /** What an empty field leads to: half a button, or the main text for readers of another language. */
    hintOf: (name: EmailText): string | undefined => {
      if (!isMain) {
        const isLeftToMain = (textOf(name) ?? '').trim() === '' && (values.emails[name] ?? '').trim() !== '';
        const [reader, main] = [languageName(language), languageName(stored.language)];
        return isLeftToMain ? emailLanguageMessages.getsMain(reader, main) : undefined;
      }
      if (missingOfButton(values.emails) !== name) return undefined;
      return name === 'cta_link' ? messages.buttonWithoutLink : messages.buttonWithoutText;
    },
    /** Can be undone. */
    cancel: (): void => {
      cancelled.note({ edits, presets: presets.draft });
      setEdits({});
      setIssues({});
      presets.cancel();
    },
    change: <Part extends 'saveDesign' | 'emails'>(part: Part, changed: Partial<Values[Part]>): void =>
      edit(
        Object.fromEntries(
          Object.entries(changed).map(([field, value]) => [`${part}.${field}`, editOf(stored, field, value)]),
        ),
      ),
  };
};

export type CustomisationForm = ReturnType<typeof useCustomisation>;

export const CustomisationContext = createContext<CustomisationForm | null>(null);

/** For children of CustomisationScreen. */
export const useCustomisationForm = (): CustomisationForm => {
  const form = useContext(CustomisationContext);
  if (form === null) throw new Error('useCustomisationForm is for parts of CustomisationScreen');
  return form;
};
