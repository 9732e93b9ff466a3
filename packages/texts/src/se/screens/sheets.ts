import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel: 'Excel-filer till och med 2003 (.xls) går inte att läsa. Spara filen som .xlsx och välj den.',
  protectedFile: 'Filen är skyddad med ett lösenord. Spara en kopia utan lösenord och välj den.',
  otherProgram: 'Filen kommer från ett annat program. Exportera den som Excel (.xlsx) eller CSV och välj den filen.',
  uncalculated: 'Formeln i {cell} har inget resultat. Öppna filen i ett kalkylprogram, spara den och välj den igen.',
  otherSheets:
    '{others, plural, one {Bara bladet {name} läses, inte det andra.} other {Bara bladet {name} läses, inte de # andra.}}',
  formulaError: 'Formeln i cellen har ett fel',
  shortened: 'Ett kalkylprogram har ändrat värdet. Skriv det helt eller använd Excel-filen',
  columnTwice: 'Kolumnen {column} finns två gånger i filen. Ta bort en och välj filen igen.',
  restored: 'Ett kalkylprogram har ändrat värden i kolumnen {column} som ingen har redigerat. De är kvar som de var.',
  severalPrices: 'Filen har flera kolumner med priser: {columns}. Döp den som ska importeras till Price.',
};
