import {
  CONFIGURATOR_TYPE,
  type ConfiguratorType,
  configuratorLimits as limits,
  RESERVED_PROJECT,
} from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { ApiError } from '../../../calls/api-error.ts';
import { appendFiles, type ChosenFiles } from '../upload/chosen-files.ts';

export interface NewConfiguratorValues {
  name: string;
  /**
   * Which of the two the project is. Both values are kept when this changes, so that the form can reject a project with
   * both.
   */
  project: 'existing' | 'new';
  groupId: string;
  groupName: string;
  type: ConfiguratorType | '';
  /** Of a stock set. */
  layout: string;
}

/** Fields in the order of the form. */
export const FORM_FIELDS = ['name', 'project', 'type', 'json_data', 'assets'] as const;
type FormField = (typeof FORM_FIELDS)[number];
export type Issues = Partial<Record<FormField, readonly string[]>>;

const NO_CONFIGURATOR: NewConfiguratorValues = {
  name: '',
  project: 'existing',
  groupId: '',
  groupName: '',
  type: '',
  layout: '',
};

/** The issue with a new project's name; undefined without one or without a name. */
export const projectNameIssue = (name: string): string | undefined => {
  const trimmed = name.trim();
  if (trimmed === '') return undefined;
  if (trimmed.length < limits.projectNameMinimum) return messages.projectShort;
  return trimmed.toLowerCase() === RESERVED_PROJECT ? messages.projectReserved : undefined;
};

const nameIssue = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return messages.createNameEmpty;
  return length < limits.nameMinimum ? messages.createNameShort : undefined;
};

const projectIssue = ({ groupId, groupName }: NewConfiguratorValues): string | undefined => {
  const hasName = groupName.trim() !== '';
  if (groupId === '' && !hasName) return messages.projectMissing;
  if (groupId !== '' && hasName) return messages.projectTwice;
  return projectNameIssue(groupName);
};

/** The issues that block the form. */
export const issuesIn = (values: NewConfiguratorValues, { single }: ChosenFiles): Issues => {
  const needsData = values.type !== '' && values.type !== 'stockset';
  const found: Partial<Record<FormField, string | undefined>> = {
    name: nameIssue(values.name),
    project: projectIssue(values),
    type: values.type === '' ? messages.typeMissing : undefined,
    json_data: needsData && !single.json_data ? messages.dataFileMissing : undefined,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, messages]) => (messages ? [[field, [messages]]] : [])),
  );
};

const FIELD_OF: Readonly<Record<string, FormField>> = {
  name: 'name',
  group_id: 'project',
  group_name: 'project',
  configurator_type: 'type',
  json_data: 'json_data',
  assets: 'assets',
};

/** The server's errors by field. */
export const serverIssues = (error: unknown): Issues => {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => (FIELD_OF[field] ? [[FIELD_OF[field], messages]] : [])),
  );
};

/** The create form as it is sent, without the fields that its type does not have. */
export const formOf = (organisationId: number, values: NewConfiguratorValues, files: ChosenFiles): FormData => {
  const form = new FormData();
  const { type } = values;
  form.append('name', values.name.trim());
  form.append('organisation_id', String(organisationId));
  if (type !== '') form.append('configurator_type', String(CONFIGURATOR_TYPE[type]));
  if (type === 'stockset' && values.layout !== '') form.append('configurator_subtype', values.layout);
  if (type === 'floors') form.append('assets_version', 'latest');
  form.append('deployed', '1');
  if (values.groupId !== '') form.append('group_id', values.groupId);
  else form.append('group_name', values.groupName.trim());
  appendFiles(form, files);
  return form;
};

/** The draft's values merged into an empty form; unknown shapes are ignored. */
export const fromDraft = (draft: Record<string, unknown> | null): NewConfiguratorValues => {
  const texts = Object.entries(NO_CONFIGURATOR).map(([key, empty]) => {
    const value = draft?.[key];
    return [key, typeof value === 'string' ? value : empty];
  });
  const values = Object.fromEntries(texts) as NewConfiguratorValues;
  const type = Object.hasOwn(CONFIGURATOR_TYPE, values.type) ? values.type : '';
  return { ...values, type, project: values.project === 'new' ? 'new' : 'existing' };
};

/** Names of files that were chosen before a reload. */
export const filesOfDraft = (draft: Record<string, unknown> | null): string[] =>
  Array.isArray(draft?.files) ? draft.files.filter((name) => typeof name === 'string') : [];
