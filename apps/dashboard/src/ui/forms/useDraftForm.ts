import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft-storage.ts';

interface DraftFormOptions<T> {
  /** Used when there is no draft. Fields that nobody has changed follow them. */
  initialValues: T;
  /** The issues by field; fields of lists by their path, such as 'people.0.email'. */
  validate?: (values: T) => Partial<Record<keyof T, string>> | Readonly<Record<string, string>>;
  /** Fields of images: left out of a draft that is too large for the browser. */
  images?: readonly (keyof T)[];
  /** The draft ends when the form closes. */
  forgetsOnClose?: boolean;
}

/** A draft over the initial values; fields of another type are ignored. */
const withDraft = <T extends object>(initial: T, draft: object | null): T => ({
  ...initial,
  ...Object.fromEntries(
    Object.entries(draft ?? {}).filter(([name, value]) => typeof value === typeof initial[name as keyof T]),
  ),
});

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Gives fields that are as they were initially their new initial values: others may have saved them meanwhile. */
const useFollowing = <T extends object>(form: UseFormReturnType<T>, initialValues: T): void => {
  const followed = useRef(initialValues);
  useEffect(() => {
    const before = followed.current;
    followed.current = initialValues;
    const names = Object.keys(initialValues) as (keyof T)[];
    const moved = names.filter((name) => !isSame(before[name], initialValues[name]));
    if (moved.length === 0) return;
    const now = form.getValues();
    const untouched = moved.filter((name) => isSame(now[name], before[name]));
    form.setValues(Object.fromEntries(untouched.map((name) => [name, initialValues[name]])) as Partial<T>);
  }, [form, initialValues]);
};

/** A form whose typed values outlive a reload and an ended session, for this tab; an error focuses the first wrong field. */
export const useDraftForm = <T extends object>(
  key: string,
  { initialValues, validate = () => ({}), images = [], forgetsOnClose = false }: DraftFormOptions<T>,
) => {
  const [start] = useState(() => withDraft(initialValues, readDraft(key)));
  const form = useForm<T>({ initialValues: start, validate });
  useFollowing(form, initialValues);
  const { values } = form;
  const entries = Object.entries(values) as [keyof T, unknown][];
  const changed = entries.filter(([name, value]) => !isSame(value, initialValues[name]));
  const isDirty = changed.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed and images follow the values.
  useEffect(() => {
    const part = (isImage: boolean) =>
      Object.fromEntries(changed.filter(([name]) => images.includes(name) === isImage));
    if (isDirty) saveDraft(key, part(false), part(true));
    else clearDraft(key);
  }, [key, isDirty, values]);
  useEffect(() => () => (forgetsOnClose ? clearDraft(key) : undefined), [key, forgetsOnClose]);
  return {
    ...form,
    isChanged: isDirty,
    forget: () => clearDraft(key),
    /** Gives fields that are as they were initially these values: what Cancel has discarded. */
    restore: (discarded: T): void => {
      const now = form.getValues();
      const names = (Object.keys(initialValues) as (keyof T)[]).filter((name) =>
        isSame(now[name], initialValues[name]),
      );
      form.setValues(Object.fromEntries(names.map((name) => [name, discarded[name]])) as Partial<T>);
    },
    submitWith: (send: (values: T) => void) =>
      form.onSubmit(send, (errors) => form.getInputNode(Object.keys(errors)[0] as never)?.focus()),
  };
};
