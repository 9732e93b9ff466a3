import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'O fabricante foi adicionado.',
  deleted: 'O fabricante foi eliminado.',
  assigned: 'Os produtos foram atribuídos.',
  fetchingManufacturers: 'A carregar fabricantes…',
  fetchingProducts: 'A carregar produtos…',
  manageProducts: 'Gerir produtos',
  manageManufacturers: 'Gerir fabricantes',
  nameRequired: 'Indique um nome.',
  nameTooLong: 'O nome é demasiado longo.',
  nameTaken: 'Já existe um fabricante com este nome.',
  organisationRequired: 'Escolha uma organização.',
  none: 'Ainda não há fabricantes',
  noneHelp: 'Adicione o primeiro acima. Depois, os produtos são-lhe atribuídos em Gerir produtos.',
  noneToAssign: 'Adicione um em Gerir fabricantes e escolha aqui os seus produtos.',
  deleteQuestion:
    'É removido de todos os conjuntos de stock da organização, com os nomes próprios que dá a {products}. Os produtos em si não são eliminados.',
  withoutManufacturer: 'Sem fabricante',
  unsent: '{changes} por atribuir',
  discardUnsent: 'Rejeitar',
  assignHelp:
    'Assinale o que este fabricante faz em cada categoria. O nome que ele dá a um produto é mostrado junto ao produto.',
};
