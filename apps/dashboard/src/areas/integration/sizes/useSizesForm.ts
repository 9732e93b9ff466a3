import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { imageSizeRoutes } from '@vitrine/contract/designs/size-routes';
import type { ImageSize, ImageSizes } from '@vitrine/contract/designs/size-schemas';
import { openSizeIssues } from '@vitrine/domain/design/view/open-sizes';
import { useEffect, useMemo, useRef } from 'react';
import { fieldError } from '../../../calls/api-error.ts';
import { call } from '../../../calls/call.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { mergeList } from '../../../ui/forms/merge-list.ts';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { useRows } from '../../../ui/forms/useRows.ts';

export interface SizesTarget {
  configuratorId: number;
  stored: readonly ImageSize[];
  queryKey: QueryKey;
}

interface SizeFields {
  width: string;
  height: string;
}

export const readImageSizes = (configuratorId: number) =>
  call<typeof imageSizeRoutes.readImageSizes>('GET', '/configurators/:configuratorId/image-sizes', {
    params: { configuratorId },
  });

const saveImageSizes = (configuratorId: number, sizes: ImageSize[]) =>
  call<typeof imageSizeRoutes.saveImageSizes>('PUT', '/configurators/:configuratorId/image-sizes', {
    params: { configuratorId },
    body: { sizes },
  });

const fieldsOf = (sizes: readonly ImageSize[]): SizeFields[] =>
  sizes.map(({ width, height }) => ({ width: String(width), height: String(height) }));

/** Not a number for what is not written as whole pixels. */
const pixelsOf = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

const sizesOf = (fields: readonly SizeFields[]): ImageSize[] =>
  fields.map(({ width, height }) => ({ width: pixelsOf(width), height: pixelsOf(height) }));

const isSame = (one: readonly SizeFields[], other: readonly SizeFields[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isSameSize = (one: SizeFields, other: SizeFields): boolean =>
  pixelsOf(one.width) === pixelsOf(other.width) && pixelsOf(one.height) === pixelsOf(other.height);

/** Edited sizes with those that others have stored since `base` was; as they are stored where nothing else differs. */
const withStored = (
  base: readonly SizeFields[],
  edited: readonly SizeFields[],
  stored: readonly SizeFields[],
): SizeFields[] => {
  const merged = mergeList({ base, edited, stored }, isSameSize);
  const isStored = merged.every((size) => stored.some((one) => isSameSize(one, size)));
  return [...(isStored && merged.length === stored.length ? stored : merged)];
};

/** The open sizes as a form whose rows outlive a reload and an error, and what colleagues save meanwhile. */
export const useSizesForm = ({ configuratorId, stored, queryKey }: SizesTarget) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const initialValues = useMemo(() => ({ sizes: fieldsOf(stored) }), [stored]);
  const form = useDraftForm(`image-sizes.${user.id}.${configuratorId}`, {
    initialValues,
    validate: ({ sizes }) => openSizeIssues(sizesOf(sizes)),
  });
  const base = useRef(initialValues.sizes);
  // A list that nobody changed here follows by itself.
  useEffect(() => {
    const before = base.current;
    base.current = initialValues.sizes;
    const now = form.getValues().sizes;
    if (isSame(before, initialValues.sizes) || isSame(now, initialValues.sizes)) return;
    form.setValues({ sizes: withStored(before, now, initialValues.sizes) });
  }, [form, initialValues]);
  // Reads the stored list first: a colleague may have saved it since, and this replaces the whole of it.
  const send = async (edited: SizeFields[]): Promise<ImageSizes> => {
    const before = base.current;
    const queryFn = () => readImageSizes(configuratorId);
    const { sizes: now } = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    const saved = await saveImageSizes(configuratorId, sizesOf(withStored(before, edited, fieldsOf(now))));
    // What was changed meanwhile was changed since this.
    base.current = edited;
    return saved;
  };
  const saving = useChange(send, {
    failed: messages.failed,
    success: [messages.saved, messages.savedHelp],
    replaces: queryKey,
    onError: (error) => form.setFieldError('sizes', fieldError(error, 'sizes')),
  });
  const { sizes } = form.values;

  return {
    form,
    isChanged: !isSame(sizes, initialValues.sizes),
    isSaving: saving.isPending,
    save: form.submitWith((values) => !saving.isPending && saving.mutate(values.sizes)),
    rows: useRows(form, 'sizes', 'width'),
    discard: () => {
      form.clearErrors();
      form.setValues(initialValues);
    },
  };
};

export type SizesFormState = ReturnType<typeof useSizesForm>['form'];
