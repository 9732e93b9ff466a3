import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof translationScreenMessages | keyof typeof translationImportMessages | keyof typeof glossaryMessages
> = {
  blank: 'Escriba un texto o vacíe la traducción',
  tooLong: 'Utilice {maximum, number} caracteres como máximo',
  controlCharacter: 'Quite el carácter de control invisible',
  directionOverride: 'Quite el carácter invisible que invierte la dirección del texto',
  charactersLost: 'Se han perdido caracteres por el camino. Vuelva a pegar el texto.',
  placeholderMissing: 'Conserve {placeholders}',
  placeholderAdded: 'Quite {placeholders}: no está en el original',
  placeUnknown: 'El configurador no tiene este texto',
  changedBySomebody: 'Otra persona ha cambiado entretanto esta traducción',
  languageIsSource: 'El catálogo está escrito en este idioma',
  termMissing: 'Introduzca un término',
  termTwice: 'El glosario ya tiene este término',
  termsFull: 'El glosario está lleno',
  fileUnreadable: 'Este archivo no es XLIFF 2.1.',
  fileHasDoctype: 'No se leen archivos con una declaración de tipo de documento.',
  fileNoLanguage: 'El archivo no indica idioma de destino; se esperaba {expected}.',
  fileLanguage: 'El archivo es para {found}, no para {expected}.',
  fileSource: 'El archivo traduce desde {found}, no desde {expected}.',
  fileWrong: 'El archivo es para otros idiomas.',
  fileTooMany: 'Un archivo puede tener {maximum, number} textos como máximo.',
};
