import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof translationScreenMessages | keyof typeof translationImportMessages | keyof typeof glossaryMessages
> = {
  blank: 'Escreva um texto ou limpe a tradução',
  tooLong: 'Utilize no máximo {maximum, number} caracteres',
  controlCharacter: 'Remova o carácter de controlo invisível',
  directionOverride: 'Remova o carácter invisível que inverte a direção do texto',
  charactersLost: 'Perderam-se caracteres pelo caminho. Cole o texto de novo.',
  placeholderMissing: 'Mantenha {placeholders}',
  placeholderAdded: 'Remova {placeholders}: não está no original',
  placeUnknown: 'O configurador não tem este texto',
  changedBySomebody: 'Entretanto, outra pessoa alterou esta tradução',
  languageIsSource: 'O catálogo está escrito neste idioma',
  termMissing: 'Indique um termo',
  termTwice: 'O glossário já tem este termo',
  termsFull: 'O glossário está cheio',
  fileUnreadable: 'Este ficheiro não é XLIFF 2.1.',
  fileHasDoctype: 'Não são lidos ficheiros com uma declaração de tipo de documento.',
  fileNoLanguage: 'O ficheiro não indica idioma de destino; esperava-se {expected}.',
  fileLanguage: 'O ficheiro é para {found}, não para {expected}.',
  fileSource: 'O ficheiro traduz de {found}, não de {expected}.',
  fileWrong: 'O ficheiro é para outros idiomas.',
  fileTooMany: 'Um ficheiro pode ter no máximo {maximum, number} textos.',
};
