import { useQuery } from '@tanstack/react-query';
import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { Language } from '@vitrine/contract/languages/limits';

/**
 * The viewer's own texts of a language, which visitors read where an organisation has none; undefined until they are
 * loaded, which only the screens that show them do.
 */
export const useViewerTexts = (language: Language) =>
  useQuery({
    queryKey: ['viewer-texts', language],
    queryFn: async () => {
      const { loadSpoken } = await import('@vitrine/viewer/i18n/load');
      const spoken = await loadSpoken(language, false);
      const { form, panel, enquiry } = spoken.texts;
      const { intro, savedTitle } = form;
      return { intro, save: panel.save, savedTitle, saved: enquiry.saved ?? formMessages.saved };
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
