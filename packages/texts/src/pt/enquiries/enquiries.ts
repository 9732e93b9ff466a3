import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'Não há pedidos.',
  unknownSource: 'Origem desconhecida',
  showAll: 'Mostrar tudo',
  seeOnPage: 'Ver na página',
  openVisualiser: 'Abrir o visualizador',
  itemUnknown: 'O catálogo deste configurador não tem este elemento.',
  imageTooLarge: 'A imagem do projeto é demasiado grande.',
  imageInvalid: 'A imagem do projeto não é PNG nem JPEG.',
  fetching: 'A carregar pedidos…',
  emptyHelp: 'Aqui chegam os projetos que os visitantes guardam.',
  emptyFiltered: 'Nenhum visitante guardou ainda um projeto deste configurador.',
  noTestOrganisation: 'Crie primeiro uma organização chamada e2e. Os testes são guardados como pedidos dela.',
  missing: 'Este pedido não existe ou não tem acesso a ele.',
};
