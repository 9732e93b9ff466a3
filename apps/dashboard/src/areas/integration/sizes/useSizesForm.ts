import type { QueryKey } from '@tanstack/react-query';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { imageSizeRoutes } from '@vitrine/contract/designs/size-routes';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { openSizeIssues } from '@vitrine/domain/design/view/open-sizes';
import { useEffect, useRef, useState } from 'react';
import { fieldError } from '../../../calls/api-error.ts';
import { call } from '../../../calls/call.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';

export interface SizesTarget {
  configuratorId: number;
  stored: readonly ImageSize[];
  queryKey: QueryKey;
}

interface SizeFields {
  width: string;
  height: string;
}

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

/** The open sizes as a form whose rows outlive a reload and an error. Focus follows rows that come and go. */
export const useSizesForm = ({ configuratorId, stored, queryKey }: SizesTarget) => {
  const { user } = useSession();
  const [initialValues] = useState(() => ({ sizes: fieldsOf(stored) }));
  const form = useDraftForm(`image-sizes.${user.id}.${configuratorId}`, {
    initialValues,
    validate: ({ sizes }) => openSizeIssues(sizesOf(sizes)),
  });
  const saving = useChange((sizes: ImageSize[]) => saveImageSizes(configuratorId, sizes), {
    failed: messages.failed,
    success: [messages.saved, messages.savedHelp],
    replaces: queryKey,
    onSuccess: form.forget,
    onError: (error) => form.setFieldError('sizes', fieldError(error, 'sizes')),
  });
  const { sizes } = form.values;

  const focused = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row came or went.
  useEffect(() => {
    if (focused.current === null) return;
    form.getInputNode(`sizes.${Math.min(focused.current, sizes.length - 1)}.width` as never)?.focus();
    focused.current = null;
  }, [sizes.length]);

  return {
    form,
    isChanged: !isSame(sizes, initialValues.sizes),
    isSaving: saving.isPending,
    save: form.submitWith((values) => !saving.isPending && saving.mutate(sizesOf(values.sizes))),
    add: () => {
      focused.current = sizes.length;
      form.clearFieldError('sizes');
      form.insertListItem('sizes', { width: '', height: '' });
    },
    remove: (at: number) => {
      focused.current = at;
      form.clearFieldError('sizes');
      form.removeListItem('sizes', at);
    },
    discard: () => {
      form.clearErrors();
      form.setValues(initialValues);
    },
  };
};

export type SizesFormState = ReturnType<typeof useSizesForm>['form'];
