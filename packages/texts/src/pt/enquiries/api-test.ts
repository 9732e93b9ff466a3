import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'Testes da API',
  select: 'Escolha um teste para começar',
  sending: 'A enviar os dados de teste',
  succeeded: 'Correto: verifique se os e-mails chegaram.',
  failed: 'Algo correu mal; veja a resposta da rede.',
  threw: 'O pedido falhou; veja a resposta da rede.',
  tokenTitle: 'Token gerado',
  token: 'Token',
  tokenHelp: 'Criado para esta página. Permite enviar pedidos de teste durante uma hora e mais nada.',
  emailTests: 'Testes de e-mail',
  emailTestsHelp: 'Cada teste cria um pedido de exemplo da organização {organisation} e envia os seus dois e-mails.',
  customerEmail: 'E-mail ao cliente',
  organisationEmail: 'E-mail à organização',
  noOrganisation: 'Ainda não há nenhuma organização chamada {organisation}',
  status: 'Estado',
  tests: { floors: 'Pavimento', robes: 'Roupeiro', panoramic: 'Stock/Panorâmica' },
};
