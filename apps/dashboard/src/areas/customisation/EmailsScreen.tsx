import { Checkbox, Text as MantineText, NativeSelect, Stack } from '@mantine/core';
import { emailLanguageMessages as languageMessages } from '@vitrine/contract/customisation/language-messages';
import { customisationLimits, SOCIALS } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { EmailPreview as EmailPreviewAnswer } from '@vitrine/contract/customisation/schemas';
import { Section } from '../../ui/page/Section.tsx';
import { useEmailPreview } from './EmailFrames.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { Halves } from './Halves.tsx';
import { LimitedText } from './LimitedText.tsx';
import { languageChoices, languageOf } from './language-choices.ts';
import { type CustomisationForm, type EmailSwitch, type EmailText, useCustomisationForm } from './useCustomisation.ts';
import { useViewerTexts } from './viewer-texts.ts';

const limits = customisationLimits.emails;

const SOCIAL_NAMES = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
} as const;

type Defaults = EmailPreviewAnswer['defaults'];

interface TextProps {
  name: EmailText;
  label: string;
  /** What an empty field has, in the language of the texts. */
  placeholder?: string | undefined;
  several?: boolean;
  isAddress?: boolean;
}

/** In another language an empty field has the main text, or else the product's. */
const placeholderOf = (form: CustomisationForm, name: EmailText, placeholder?: string): string | undefined =>
  (form.isMain ? undefined : form.values.emails[name]?.trim()) || placeholder;

const Text = ({ form, ...props }: TextProps & { form: CustomisationForm }) => {
  const { name, label, placeholder, several = false, isAddress = false } = props;
  return (
    <LimitedText
      name={name}
      label={label}
      value={form.textOf(name)}
      maximum={limits[name]}
      placeholder={placeholderOf(form, name, placeholder)}
      several={several}
      inputMode={isAddress ? 'url' : 'text'}
      issue={form.issueOf(name)}
      hint={form.hintOf(name)}
      onChange={(value) => form.changeText(name, value)}
    />
  );
};

interface SwitchedProps {
  form: CustomisationForm;
  by: EmailSwitch;
  label: string;
  texts: readonly TextProps[];
}

/** A checkbox, and the texts that apply only while it is ticked. */
const Switched = ({ form, by, label, texts }: SwitchedProps) => {
  const on = form.values.emails[by] === true;
  return (
    <Stack gap={8}>
      <Checkbox
        label={label}
        name={by}
        checked={on}
        onChange={({ currentTarget: { checked: next } }) => form.change('emails', { [by]: next })}
      />
      <Stack gap={16}>
        {texts.map(({ name, label: textLabel, placeholder, several, isAddress }) => (
          <LimitedText
            key={name}
            name={name}
            label={textLabel}
            hideLabel={texts.length === 1}
            value={form.textOf(name)}
            maximum={limits[name]}
            placeholder={placeholderOf(form, name, placeholder)}
            several={several ?? false}
            inputMode={isAddress ? 'url' : 'text'}
            disabled={!on}
            issue={form.issueOf(name)}
            hint={on ? form.hintOf(name) : undefined}
            onChange={(value) => form.changeText(name, value)}
          />
        ))}
      </Stack>
    </Stack>
  );
};

const Envelope = ({ form, defaults }: { form: CustomisationForm; defaults: Defaults | undefined }) => {
  const { emails } = form.values;
  return (
    <Section fields title={messages.envelope}>
      <Text
        form={form}
        name="customer_subject"
        label={messages.customerSubject}
        placeholder={defaults?.customer_subject}
      />
      {form.isMain && (
        <>
          <Text form={form} name="customer_from" label={messages.customerFrom} placeholder={messages.fromPlaceholder} />
          <Text
            form={form}
            name="enquiry_subject"
            label={messages.enquirySubject}
            placeholder={defaults?.enquiry_subject}
          />
          <Checkbox
            label={messages.appendName}
            name="append_customer_name"
            checked={emails.append_customer_name === true}
            onChange={({ currentTarget: { checked: append_customer_name } }) =>
              form.change('emails', { append_customer_name })
            }
          />
          <Checkbox
            label={messages.appendEmail}
            name="append_customer_email"
            checked={emails.append_customer_email === true}
            onChange={({ currentTarget: { checked: append_customer_email } }) =>
              form.change('emails', { append_customer_email })
            }
          />
        </>
      )}
    </Section>
  );
};

/** The language whose texts the fields below have. */
const TextsLanguage = ({ form }: { form: CustomisationForm }) => (
  <Stack gap={8} mb={24}>
    <NativeSelect
      label={languageMessages.language}
      description={languageMessages.help}
      name="texts_language"
      data={languageChoices(form)}
      value={form.language}
      onChange={({ currentTarget: { value } }) => form.setLanguage(languageOf(value) ?? form.language)}
    />
    {!form.isMain && (
      <MantineText size="sm" c="dimmed">
        {languageMessages.common}
      </MantineText>
    )}
  </Stack>
);

/** Texts of both emails and of the notice after sending, next to a preview of the result. */
export const EmailsScreen = () => {
  const form = useCustomisationForm();
  const preview = useEmailPreview(form, form.language);
  const viewerTexts = useViewerTexts(form.language);
  const defaults = preview.data?.defaults;
  return (
    <Halves preview={<EmailPreview form={form} preview={preview} />}>
      <TextsLanguage form={form} />
      <Envelope form={form} defaults={defaults} />
      <Section fields title={messages.header}>
        <Text form={form} name="header_title" label={messages.headerTitle} placeholder={defaults?.header_title} />
        <Text form={form} name="header_text" label={messages.headerText} several placeholder={defaults?.header_text} />
      </Section>
      <Section fields title={messages.popup} help={messages.popupHelp}>
        <Text form={form} name="popup_title" label={messages.popupTitle} placeholder={viewerTexts?.savedTitle} />
        <Text form={form} name="popup_text" label={messages.popupText} several placeholder={viewerTexts?.saved} />
      </Section>
      <Section fields title={messages.cta}>
        <Switched
          form={form}
          by="cta_title_enabled"
          label={messages.ctaTitle}
          texts={[{ name: 'cta_title', label: messages.ctaTitleText }]}
        />
        <Switched
          form={form}
          by="cta_text_enabled"
          label={messages.ctaBody}
          texts={[{ name: 'cta_text', label: messages.ctaBodyText, several: true }]}
        />
        <Switched
          form={form}
          by="cta_button_enabled"
          label={messages.ctaButton}
          texts={[
            { name: 'cta_btn', label: messages.buttonText },
            { name: 'cta_link', label: messages.buttonLink, isAddress: true, placeholder: 'https://' },
          ]}
        />
      </Section>
      <Section fields title={messages.footer}>
        <Switched
          form={form}
          by="address_enabled"
          label={messages.address}
          texts={[{ name: 'address', label: messages.addressText, several: true }]}
        />
        {(form.isMain ? SOCIALS : []).map((social) => (
          <Switched
            key={social}
            form={form}
            by={`${social}_enabled`}
            label={SOCIAL_NAMES[social]}
            texts={[
              { name: social, label: messages.linkOf(SOCIAL_NAMES[social]), isAddress: true, placeholder: 'https://' },
            ]}
          />
        ))}
      </Section>
    </Halves>
  );
};
