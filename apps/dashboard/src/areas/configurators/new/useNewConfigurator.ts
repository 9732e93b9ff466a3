import { useQueryClient } from '@tanstack/react-query';
import { configuratorTimings } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { type Tenant, useTenant } from '../../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/forms/draft-storage.ts';
import { createConfigurator } from '../calls.ts';
import { type ChosenFiles, jsonIssues, NO_FILES, namesOf } from '../upload/chosen-files.ts';
import { useUpload } from '../upload/UploadFooter.tsx';
import {
  FORM_FIELDS,
  filesOfDraft,
  formOf,
  fromDraft,
  type Issues,
  issuesIn,
  type NewConfiguratorValues,
  projectNameIssue,
  serverIssues,
} from './new-configurator.ts';

/** Typed values survive a reload and an expired session; of files only the names do. */
const useDraft = (tenant: Tenant) => {
  const { user } = useSession();
  const key = `new-configurator.${user.id}.${tenant.orgName ?? ''}`;
  const [draft] = useState(() => readDraft(key));
  const [values, setValues] = useState(() => fromDraft(draft));
  const [files, setFiles] = useState<ChosenFiles>(NO_FILES);
  const [lost, setLost] = useState(() => filesOfDraft(draft));
  const done = useRef(false);
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current || done.current) return;
    const chosen = namesOf(files);
    saveDraft(key, { ...values, files: chosen.length > 0 ? chosen : lost });
  }, [key, values, files, lost]);
  return {
    values,
    files,
    lost,
    change: (changed: Partial<NewConfiguratorValues>): void => {
      touched.current = true;
      setValues((before) => ({ ...before, ...changed }));
    },
    choose: (chosen: ChosenFiles): void => {
      touched.current = true;
      setFiles(chosen);
      setLost([]);
    },
    forget: (): void => {
      done.current = true;
      clearDraft(key);
    },
  };
};

/** Checks the new project's name when it has not changed for 500 ms. */
const useDelayedCheck = (name: string, report: (issue: string) => void): void => {
  const latest = useRef(report);
  latest.current = report;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const issue = projectNameIssue(name);
      if (issue !== undefined) latest.current(issue);
    }, configuratorTimings.projectCheckMs);
    return () => clearTimeout(timer);
  }, [name]);
};

const without = (issues: Issues, fields: readonly string[]): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field)));

const fieldsOf = (changed: Partial<NewConfiguratorValues>): string[] =>
  Object.keys(changed).flatMap((key) => {
    if (key === 'type') return ['type', 'json_data', 'assets'];
    return key === 'name' ? ['name'] : ['project'];
  });

/** The state of the create form: values, issues and upload progress. */
export const useNewConfigurator = (organisationId: number, leave: () => void) => {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const draft = useDraft(tenant);
  const [issues, setIssues] = useState<Issues>({});
  const form = useRef<HTMLFormElement>(null);
  const { values, files } = draft;
  useDelayedCheck(values.groupName, (issue) => setIssues((before) => ({ ...before, project: [issue] })));
  const uploading = useUpload((input, watched) => createConfigurator(organisationId, input, watched), {
    success: [messages.createdTitle, messages.created],
    failed: messages.notCreatedTitle,
  });
  const show = (found: Issues): void => {
    setIssues(found);
    const first = FORM_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined)
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select, button)`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (uploading.pending) return;
    const found = issuesIn(values, files);
    const data = files.single.json_data;
    const wrong = data ? await jsonIssues(data) : null;
    if (wrong !== null) found.json_data = wrong;
    show(found);
    if (Object.keys(found).length > 0) return;
    uploading.send(formOf(organisationId, values, files), {
      onSuccess: async () => {
        draft.forget();
        await queryClient.invalidateQueries({ queryKey: [...tenant.key, 'configurators'] });
        leave();
      },
      onError: (error) => show(serverIssues(error)),
    });
  };
  return {
    ...draft,
    issues,
    form,
    uploading,
    submit,
    change: (changed: Partial<NewConfiguratorValues>): void => {
      draft.change(changed);
      // The files of one type are not those of another.
      if (changed.type !== undefined && changed.type !== values.type) draft.choose(NO_FILES);
      setIssues((before) => without(before, fieldsOf(changed)));
    },
    choose: (chosen: ChosenFiles): void => {
      draft.choose(chosen);
      setIssues((before) => without(before, ['json_data', 'assets']));
    },
  };
};

export type NewConfiguratorForm = ReturnType<typeof useNewConfigurator>;
