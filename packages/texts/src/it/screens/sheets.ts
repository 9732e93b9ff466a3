import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel: 'I file Excel fino al 2003 (.xls) non sono leggibili. Salvare il file come .xlsx e scegliere quello.',
  protectedFile: 'Il file è protetto da una password. Salvare una copia senza password e scegliere quella.',
  otherProgram: 'Questo file è di un altro programma. Esportarlo come Excel (.xlsx) o CSV e scegliere quel file.',
  uncalculated:
    'La formula in {cell} non ha un risultato. Aprire il file in un foglio di calcolo, salvarlo e sceglierlo di nuovo.',
  otherSheets:
    '{others, plural, one {Si legge solo il foglio {name}, non l’altro.} other {Si legge solo il foglio {name}, non gli altri #.}}',
  formulaError: 'La formula di questa cella contiene un errore',
  shortened: 'Un foglio di calcolo ha cambiato questo valore. Scriverlo per intero o usare il file Excel',
  columnTwice: 'La colonna {column} è due volte nel file. Eliminarne una e scegliere di nuovo il file.',
  restored:
    'Un foglio di calcolo ha cambiato valori della colonna {column} che nessuno ha modificato. Restano come sono.',
  severalPrices: 'Il file ha più colonne con prezzi: {columns}. Chiamare Price quella da importare.',
};
