import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Indique um endereço de e-mail',
  addressTwice: 'O endereço de e-mail já está na lista',
  addressInvalid: 'Indique um endereço de e-mail válido',
  title: 'Pedidos de clientes',
  help: 'Cada projeto guardado é enviado por e-mail para estes endereços. Pode adicionar até {maximum}.',
  listFull: 'Os {maximum} endereços estão em uso. Remova um para adicionar outro.',
  fetching: 'A carregar destinatários…',
  isDefault: 'Predefinido',
  defaultHelp: 'Os pedidos vão para o endereço principal de {name} até adicionar um.',
  manufacturerHelp: 'Os pedidos vão para os endereços de {name} até adicionar os seus.',
  noDefault: '{name} ainda não tem endereço principal, pelo que ninguém é avisado dos pedidos. Adicione um aqui.',
  newAddress: 'Endereço de e-mail',
  placeholder: 'nome@empresa.com',
  add: 'Adicionar endereço',
  recipient: 'Destinatário {index}',
  remove: '{isEmpty, select, true {Remover este endereço} other {Remover {address}}}',
  savedTitle: 'Notificações',
  saved: 'Os pedidos vão agora para estes endereços.',
  savedDefault: 'Os pedidos vão agora para o endereço predefinido.',
  notSavedTitle: 'Os destinatários não foram guardados',
  theList: 'Lista',
};
