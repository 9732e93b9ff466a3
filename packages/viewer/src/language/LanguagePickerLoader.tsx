import { usePart } from '../panel/use-part.ts';
import { useViewer } from '../panel/viewer-context.ts';

const load = async () => (await import('./LanguagePicker.tsx')).LanguagePicker;

/** The list of languages, where the page offers some. */
export function LanguagePickerLoader() {
  const Picker = usePart(Boolean(useViewer().element.getAttribute('languages')), load);
  return Picker && <Picker />;
}
