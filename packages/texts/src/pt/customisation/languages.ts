import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Idioma dos textos',
  help: 'Os seus textos podem variar por idioma. Um idioma sem texto próprio recebe o do idioma principal.',
  main: '{language} (idioma principal)',
  written: '{count, plural, one {{language}, # texto} other {{language}, # textos}}',
  getsMain: 'Quem lê em {reader} recebe o texto em {main}.',
  common:
    'O remetente, o assunto dos pedidos, as ligações a redes sociais e o que está ativado são comuns a todos os idiomas.',
  preview: 'Antevisão em',
  beside: 'Ao lado',
  nothing: 'Só um idioma',
  previewIn: 'Antevisão em {language}',
  tenantEmail: 'Recebe este e-mail no idioma dos e-mails indicado nas Definições da conta.',
};
