import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel: 'Os ficheiros Excel até 2003 (.xls) não podem ser lidos. Guarde o ficheiro como .xlsx e escolha esse.',
  protectedFile: 'O ficheiro está protegido com uma palavra-passe. Guarde uma cópia sem ela e escolha essa cópia.',
  otherProgram: 'Este ficheiro é de outro programa. Exporte-o como Excel (.xlsx) ou CSV e escolha esse ficheiro.',
  uncalculated:
    'A fórmula em {cell} não tem resultado. Abra o ficheiro numa folha de cálculo, guarde-o e escolha-o de novo.',
  otherSheets:
    '{others, plural, one {Só a folha {name} é lida, não a outra.} other {Só a folha {name} é lida, não as outras #.}}',
  formulaError: 'A fórmula desta célula tem um erro',
  shortened: 'Uma folha de cálculo alterou este valor. Escreva-o por inteiro ou use o ficheiro Excel',
  columnTwice: 'A coluna {column} está duas vezes no ficheiro. Elimine uma e escolha o ficheiro de novo.',
  restored: 'Uma folha de cálculo alterou valores da coluna {column} que ninguém editou. Ficam como estão.',
  severalPrices: 'O ficheiro tem várias colunas com preços: {columns}. Chame Price à que quer importar.',
};
