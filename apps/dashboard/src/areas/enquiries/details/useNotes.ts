import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { useMutation } from '../../../calls/useMutation.ts';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { clearDraft, readDraft } from '../../../ui/forms/draft-storage.ts';
import { addEnquiryNote, deleteEnquiryNote, listEnquiryNotes } from '../calls.ts';

/** Key of a user's draft of a note. */
const noteDraft = (userId: number, enquiryId: number): string => `enquiry-note.${userId}.${enquiryId}`;

/** The notes on one enquiry, adding and deleting; a deleted note leaves the list with the response. */
export const useNotes = (enquiryId: number) => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  const draftKey = noteDraft(useSession().user.id, enquiryId);
  const queryKey = [...key, 'enquiry-notes', enquiryId] as const;
  const change = (next: (notes: EnquiryNote[]) => EnquiryNote[]): void => {
    queryClient.setQueryData<EnquiryNote[]>(queryKey, (notes) => notes && next(notes));
  };
  return {
    draftKey,
    notes: useQuery({ queryKey, queryFn: () => listEnquiryNotes(enquiryId) }),
    add: useMutation({
      mutationFn: (text: string) => addEnquiryNote(enquiryId, text),
      onSuccess: (note, text) => {
        // Also after the form has closed: a saved note is no draft.
        if (readDraft(draftKey)?.text === text) clearDraft(draftKey);
        // The news of it may have been faster than the answer.
        change((notes) => [note, ...notes.filter(({ id }) => id !== note.id)]);
      },
    }),
    remove: useMutation({
      mutationFn: (noteId: number) => deleteEnquiryNote(enquiryId, noteId),
      onSuccess: (_, noteId) => change((notes) => notes.filter(({ id }) => id !== noteId)),
    }),
  };
};
