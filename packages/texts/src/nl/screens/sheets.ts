import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel:
    'Excel-bestanden tot en met 2003 (.xls) kunnen niet worden gelezen. Sla het bestand op als .xlsx en kies dat bestand.',
  protectedFile: 'Het bestand is beveiligd met een wachtwoord. Sla een kopie zonder wachtwoord op en kies die kopie.',
  otherProgram: 'Dit bestand komt uit een ander programma. Exporteer het als Excel (.xlsx) of CSV en kies dat bestand.',
  uncalculated:
    'De formule in {cell} heeft geen resultaat. Open het bestand in een spreadsheet, sla het op en kies het opnieuw.',
  otherSheets:
    '{others, plural, one {Alleen het blad {name} wordt gelezen, het andere niet.} other {Alleen het blad {name} wordt gelezen, de # andere niet.}}',
  formulaError: 'De formule in deze cel bevat een fout',
  shortened: 'Een spreadsheet heeft deze waarde veranderd. Voer hem volledig in of gebruik het Excel-bestand',
  columnTwice: 'De kolom {column} staat twee keer in het bestand. Verwijder er een en kies het bestand opnieuw.',
  restored:
    'Een spreadsheet heeft waarden in de kolom {column} veranderd die niemand heeft bewerkt. Ze blijven zoals ze zijn.',
  severalPrices:
    'Het bestand heeft meerdere kolommen met prijzen: {columns}. Noem de kolom die u wilt importeren Price.',
};
