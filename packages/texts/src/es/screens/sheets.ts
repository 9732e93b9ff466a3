import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel: 'Los archivos de Excel hasta 2003 (.xls) no se pueden leer. Guarde el archivo como .xlsx y elija ese.',
  protectedFile: 'El archivo está protegido con contraseña. Guarde una copia sin contraseña y elija esa copia.',
  otherProgram: 'Este archivo es de otro programa. Expórtelo como Excel (.xlsx) o CSV y elija ese archivo.',
  uncalculated:
    'La fórmula de {cell} no tiene resultado. Abra el archivo en una hoja de cálculo, guárdelo y vuelva a elegirlo.',
  otherSheets:
    '{others, plural, one {Solo se lee la hoja {name}, no la otra.} other {Solo se lee la hoja {name}, no las otras #.}}',
  formulaError: 'La fórmula de esta celda tiene un error',
  shortened: 'Una hoja de cálculo ha cambiado este valor. Escríbalo entero o use el archivo de Excel',
  columnTwice: 'La columna {column} está dos veces en el archivo. Elimine una y vuelva a elegir el archivo.',
  restored: 'Una hoja de cálculo ha cambiado valores de la columna {column} que nadie editó. Quedan como están.',
  severalPrices: 'El archivo tiene varias columnas con precios: {columns}. Llame Price a la que quiera importar.',
};
