import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { useTenant } from '../../../tenant/useTenant.ts';
import { clearDraft, readDraft } from '../../../ui/draft-storage.ts';
import { addEnquiryNote, deleteEnquiryNote, listEnquiryNotes } from '../calls.ts';

/** What is typed of a note that was not added yet lies under this name. */
export const noteDraft = (enquiryId: number): string => `enquiry-note.${enquiryId}`;

/** What was noted about one enquiry, and adding to it; a deleted note leaves the list with the answer. */
export const useNotes = (enquiryId: number) => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  const queryKey = [...key, 'enquiry-notes', enquiryId] as const;
  const change = (next: (notes: EnquiryNote[]) => EnquiryNote[]): void => {
    queryClient.setQueryData<EnquiryNote[]>(queryKey, (notes) => notes && next(notes));
  };
  return {
    notes: useQuery({ queryKey, queryFn: () => listEnquiryNotes(enquiryId) }),
    add: useMutation({
      mutationFn: (text: string) => addEnquiryNote(enquiryId, text),
      onSuccess: (note, text) => {
        // Also where the form is gone by now: a note that is kept is no draft any more.
        if (readDraft(noteDraft(enquiryId))?.text === text) clearDraft(noteDraft(enquiryId));
        change((notes) => [note, ...notes]);
      },
    }),
    remove: useMutation({
      mutationFn: (noteId: number) => deleteEnquiryNote(enquiryId, noteId),
      onSuccess: (_, noteId) => change((notes) => notes.filter(({ id }) => id !== noteId)),
    }),
  };
};
