import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { languageName } from '@vitrine/contract/languages/language-name';
import type { Language } from '@vitrine/contract/languages/limits';
import { directionOf } from '@vitrine/contract/languages/tags';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { GlossaryTerm } from '@vitrine/contract/translations/schemas';
import { type FormEvent, useState } from 'react';
import { fieldError } from '../../../calls/api-error.ts';
import { useChange } from '../../../layout/useChange.ts';
import type { Tenant } from '../../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useUnsavedQuestion } from '../../../ui/dialogs/useUnsavedQuestion.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import { ListedRows } from '../../../ui/tables/ListedRows.tsx';
import { addTerm, changeTerm, deleteTerm } from '../calls.ts';
import { termsQuery } from '../queries.ts';

interface GlossaryProps {
  tenantKey: Tenant['key'];
  tenantId: number;
  language: Language;
}

interface TermForm {
  /** Null for a new one. */
  term: GlossaryTerm | null;
  source: string;
  target: string;
  note: string;
}

const EMPTY: TermForm = { term: null, source: '', target: '', note: '' };

const NEW = 0;

const formOf = (term: GlossaryTerm, language: Language): TermForm => ({
  ...{ term, source: term.source, target: term.targets[language] ?? '', note: term.note },
});

/** The forms of a new term and of terms that are changed. One is shown; what was typed in the others stays. */
const useTermForm = ({ tenantKey, tenantId, language }: GlossaryProps) => {
  const queryClient = useQueryClient();
  const [forms, setForms] = useState<ReadonlyMap<number, TermForm>>(new Map());
  const [shown, setShown] = useState(NEW);
  const setForm = (form: TermForm): void => setForms((before) => new Map(before).set(form.term?.id ?? NEW, form));
  const form = forms.get(shown) ?? forms.get(NEW) ?? EMPTY;
  const close = (id: number): void => setForms((before) => new Map([...before].filter(([each]) => each !== id)));
  const open = (term: GlossaryTerm): void => {
    if (!forms.has(term.id)) setForm(formOf(term, language));
    setShown(term.id);
  };
  const isChanged = [...forms.values()].some(
    (form) => JSON.stringify(form) !== JSON.stringify(form.term ? formOf(form.term, language) : EMPTY),
  );
  const query = termsQuery(tenantKey, tenantId);
  const read = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  // A term is replaced with all its languages: what colleagues have saved of it since stays.
  const change = async (term: GlossaryTerm, { source, target, note }: TermForm): Promise<GlossaryTerm> => {
    const terms = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const stored = terms.find(({ id }) => id === term.id) ?? term;
    return changeTerm(tenantId, term.id, {
      source: source === term.source ? stored.source : source,
      note: note === term.note ? stored.note : note,
      targets: { ...stored.targets, [language]: target },
    });
  };
  const saving = useChange(
    (sent: TermForm) => {
      const { term, source, target, note } = sent;
      return term ? change(term, sent) : addTerm(tenantId, { source, note, targets: { [language]: target } });
    },
    {
      failed: messages.theGlossary,
      onSuccess: async (_, __, sent) => {
        await read();
        // What is typed meanwhile stays.
        setForms((before) => new Map([...before].filter(([, each]) => each !== sent)));
      },
    },
  );
  return { form, setForm, open, close, isChanged, saving, read };
};

const TermFields = ({ language, close, ...props }: GlossaryProps & ReturnType<typeof useTermForm>) => {
  const { form, setForm, saving } = props;
  const type = (part: Partial<TermForm>): void => setForm({ ...form, ...part });
  const isLong =
    [form.source, form.target].some((text) => tooLong(text, limits.termMaximum)) ||
    tooLong(form.note, limits.noteMaximum) !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving.isPending && !isLong) saving.mutate(form);
  };
  return (
    <Group component="form" align="flex-start" gap={8} mb={16} {...{ onSubmit: submit }}>
      <TextInput
        flex={1}
        miw={140}
        label={messages.term}
        dir="auto"
        value={form.source}
        error={fieldError(saving.error, 'source') ?? tooLong(form.source, limits.termMaximum)}
        onChange={({ currentTarget }) => type({ source: currentTarget.value })}
      />
      <TextInput
        flex={1}
        miw={140}
        label={languageName(language)}
        error={tooLong(form.target, limits.termMaximum)}
        dir={form.target === '' ? directionOf(language) : 'auto'}
        value={form.target}
        onChange={({ currentTarget }) => type({ target: currentTarget.value })}
      />
      <TextInput
        flex={1}
        miw={140}
        label={messages.note}
        error={tooLong(form.note, limits.noteMaximum)}
        dir="auto"
        value={form.note}
        onChange={({ currentTarget }) => type({ note: currentTarget.value })}
      />
      <Group gap={8} mt={26}>
        <Button type="submit" variant="filled" aria-busy={saving.isPending} disabled={form.source.trim() === ''}>
          {form.term ? messages.saveTerm : messages.addTerm}
        </Button>
        {form.term && <Button onClick={() => close(form.term?.id ?? NEW)}>{uiMessages.cancel}</Button>}
      </Group>
    </Group>
  );
};

/** The terms of the tenant in the language on screen. */
export const GlossaryModal = ({ onClose, ...props }: GlossaryProps & { onClose: () => void }) => {
  const { tenantKey, tenantId, language } = props;
  const query = useQuery(termsQuery(tenantKey, tenantId));
  const editing = useTermForm(props);
  const { mayDismiss, question } = useUnsavedQuestion(editing.isChanged);
  const [deleting, setDeleting] = useState<GlossaryTerm | null>(null);
  const removing = useChange((term: GlossaryTerm) => deleteTerm(tenantId, term.id), {
    failed: messages.theGlossary,
    onSuccess: async (_, __, { id }) => {
      editing.close(id);
      await editing.read();
      setDeleting(null);
    },
  });
  return (
    <ModalFrame
      title={messages.glossary}
      sentence={messages.glossaryHelp}
      width={720}
      grows
      onClose={onClose}
      mayDismiss={mayDismiss}
      footer={(close) => (
        <>
          <Button onClick={() => mayDismiss() && close()}>{uiMessages.close}</Button>
          {question(close)}
        </>
      )}
    >
      <TermFields {...props} {...editing} />
      {query.data === undefined ? (
        <NotLoaded
          what={messages.theGlossary}
          query={query}
          skeleton={<RowsSkeleton label={messages.theGlossary} rows={3} image={false} />}
        />
      ) : query.data.length === 0 ? (
        <Text inherit c="dimmed">
          {messages.noTerms}. {messages.noTermsHelp}
        </Text>
      ) : (
        <ListedRows label={messages.glossary} heads={[messages.term, languageName(language), messages.note, '']}>
          {query.data.map((term) => (
            <tr key={term.id}>
              <th scope="row" dir="auto">
                {term.source}
              </th>
              <td dir="auto">{term.targets[language] ?? <Text c="dimmed">{messages.notTranslated}</Text>}</td>
              <td dir="auto">{term.note}</td>
              <td>
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <ActionIcon aria-label={messages.editTermNamed(term.source)} onClick={() => editing.open(term)}>
                    <IconPencil size={16} stroke={1.6} aria-hidden="true" />
                  </ActionIcon>
                  <ActionIcon aria-label={messages.deleteTermNamed(term.source)} onClick={() => setDeleting(term)}>
                    <IconTrash size={16} stroke={1.6} aria-hidden="true" />
                  </ActionIcon>
                </Group>
              </td>
            </tr>
          ))}
        </ListedRows>
      )}
      {deleting && (
        <ConfirmDialog
          title={messages.deleteTermTitle(deleting.source)}
          question={messages.deleteTermHelp}
          yes={messages.deleteTerm}
          destroys
          busy={removing.isPending}
          onYes={() => removing.mutate(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </ModalFrame>
  );
};
