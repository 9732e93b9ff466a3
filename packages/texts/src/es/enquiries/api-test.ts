import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'Pruebas de la API',
  select: 'Elija una prueba para empezar',
  sending: 'Enviando los datos de prueba',
  succeeded: 'Correcto: compruebe que han llegado los correos.',
  failed: 'Algo ha salido mal; revise la respuesta de la red.',
  threw: 'La petición ha fallado; revise la respuesta de la red.',
  tokenTitle: 'Token generado',
  token: 'Token',
  tokenHelp: 'Creado para esta página. Permite enviar consultas de prueba durante una hora y nada más.',
  emailTests: 'Pruebas de correo',
  emailTestsHelp: 'Cada prueba crea una consulta de muestra de la organización {organisation} y envía sus dos correos.',
  customerEmail: 'Correo al cliente',
  organisationEmail: 'Correo a la organización',
  noOrganisation: 'Todavía no hay ninguna organización llamada {organisation}',
  status: 'Estado',
  tests: { floors: 'Suelo', robes: 'Armario', panoramic: 'Stock/Panorámica' },
};
