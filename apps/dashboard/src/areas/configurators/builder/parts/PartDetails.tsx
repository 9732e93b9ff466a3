import { Stack, Text } from '@mantine/core';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { partOf } from '@vitrine/domain/builder/part-lists';
import type { ReactNode, RefObject } from 'react';
import { FirstDesign } from './FirstDesign.tsx';
import { PartForm } from './PartForm.tsx';
import { type ListKind, usePartEditor, usePartsFile } from './part-editor.ts';
import { useShownPart } from './useShownPart.ts';

interface PartDetailsProps {
  kinds: readonly ListKind[];
  /** Forms that belong to no list. */
  forms: Readonly<Record<string, { title: string; body: ReactNode; isOfWhole?: boolean }>>;
  viewer: RefObject<HTMLIFrameElement | null>;
}

/** The form of what is selected, which the viewer shows. */
export const PartDetails = ({ kinds, forms, viewer }: PartDetailsProps) => {
  const { file } = usePartsFile();
  const { selection } = usePartEditor();
  useShownPart(viewer);
  const form = selection && 'form' in selection ? forms[selection.form] : undefined;
  const kind = selection && 'list' in selection ? kinds.find(({ list }) => list === selection.list) : undefined;
  const part = kind && selection && 'list' in selection ? partOf(file, kind.list, selection.id) : undefined;
  if (!form && !(kind && part)) {
    return (
      <Text size="sm" c="gray">
        {messages.selectSomething}
      </Text>
    );
  }
  return (
    <Stack gap={12}>
      <Text component="h2" fz={16} fw={600} style={{ overflowWrap: 'anywhere' }} dir="auto">
        {form?.title ?? part?.name}
      </Text>
      {form?.body}
      {form?.isOfWhole && <FirstDesign viewer={viewer} />}
      {/* Keys: what a field could not take stays with its own part. */}
      {kind && part && <PartForm key={`${kind.list} ${part.id}`} kind={kind} part={part} />}
    </Stack>
  );
};
