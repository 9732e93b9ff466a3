import type { QueryKey } from '@tanstack/react-query';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { imageSizeRoutes } from '@vitrine/contract/designs/size-routes';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { openSizeIssues } from '@vitrine/domain/design/view/open-sizes';
import { useState } from 'react';
import { fieldError } from '../../../calls/api-error.ts';
import { call } from '../../../calls/call.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
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

/** The open sizes as a form whose rows outlive a reload and an error. */
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

  return {
    form,
    isChanged: !isSame(sizes, initialValues.sizes),
    isSaving: saving.isPending,
    save: form.submitWith((values) => !saving.isPending && saving.mutate(sizesOf(values.sizes))),
    rows: useRows(form, 'sizes', 'width'),
    discard: () => {
      form.clearErrors();
      form.setValues(initialValues);
    },
  };
};

export type SizesFormState = ReturnType<typeof useSizesForm>['form'];
