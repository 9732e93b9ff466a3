import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft-storage.ts';

interface DraftFormOptions<T> {
  /** Used when there is no draft. */
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

/** A form whose typed values outlive a reload and an ended session, for this tab; an error focuses the first wrong field. */
export const useDraftForm = <T extends object>(
  key: string,
  { initialValues, validate = () => ({}), images = [], forgetsOnClose = false }: DraftFormOptions<T>,
) => {
  const [start] = useState(() => withDraft(initialValues, readDraft(key)));
  const form = useForm<T>({ initialValues: start, validate });
  const { values } = form;
  const entries = Object.entries(values) as [keyof T, unknown][];
  const isDirty = entries.some(([name, value]) => value !== initialValues[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries and images follow the values.
  useEffect(() => {
    const part = (isImage: boolean) =>
      Object.fromEntries(entries.filter(([name]) => images.includes(name) === isImage));
    if (isDirty) saveDraft(key, part(false), part(true));
    else clearDraft(key);
  }, [key, isDirty, values]);
  useEffect(() => () => (forgetsOnClose ? clearDraft(key) : undefined), [key, forgetsOnClose]);
  return {
    ...form,
    isChanged: isDirty,
    forget: () => clearDraft(key),
    submitWith: (send: (values: T) => void) =>
      form.onSubmit(send, (errors) => form.getInputNode(Object.keys(errors)[0] as never)?.focus()),
  };
};
