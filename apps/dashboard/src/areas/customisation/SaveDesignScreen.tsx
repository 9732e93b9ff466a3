import { customisationLimits } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { Section } from '../../ui/page/Section.tsx';
import { CustomFields } from './CustomFields.tsx';
import { FormPreview } from './FormPreview.tsx';
import { Halves } from './Halves.tsx';
import { LimitedText } from './LimitedText.tsx';
import { type SaveDesignText, useCustomisationForm } from './useCustomisation.ts';
import { useViewerTexts } from './viewer-texts.ts';

const limits = customisationLimits.saveDesign;

/** Texts of the form with which visitors save a design. */
export const SaveDesignScreen = () => {
  const { values, stored, issues, change } = useCustomisationForm();
  const form = values.saveDesign;
  const viewerTexts = useViewerTexts(stored.language);
  const field = (name: SaveDesignText, label: string) => ({
    name,
    label,
    value: form[name],
    maximum: limits[name],
    issue: issues[`saveDesign.${name}`],
    onChange: (value: string) => change('saveDesign', { [name]: value }),
  });
  return (
    <Halves preview={<FormPreview language={stored.language} values={values} logos={stored.logos} />}>
      <Section fields title={messages.words}>
        <LimitedText {...field('contact', messages.contact)} several placeholder={viewerTexts?.intro} />
        <LimitedText
          {...field('termsUrl', messages.termsAddress)}
          inputMode="url"
          placeholder={messages.termsPlaceholder}
        />
        <LimitedText {...field('cta_label', messages.buttonLabel)} placeholder={viewerTexts?.save} />
      </Section>
      <Section fields title={messages.customFields} help={messages.customFieldsHelp}>
        <CustomFields
          fields={form.customFields}
          issue={issues['saveDesign.customFields']}
          onChange={(customFields) => change('saveDesign', { customFields })}
        />
      </Section>
    </Halves>
  );
};
