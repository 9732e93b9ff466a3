import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'Tests de l’API',
  select: 'Choisissez un test pour commencer',
  sending: 'Envoi des données de test',
  succeeded: 'Test réussi. Vérifiez que les e-mails sont bien arrivés.',
  failed: 'Un problème est survenu. Consultez la réponse du réseau.',
  threw: 'La requête a échoué. Consultez la réponse du réseau.',

  tokenTitle: 'Jeton généré',
  token: 'Jeton',
  tokenHelp: 'Créé pour cette page. Il permet d’envoyer des demandes de test pendant une heure, et rien d’autre.',
  emailTests: 'Tests d’e-mails',
  emailTestsHelp: 'Chaque test crée une demande fictive de l’organisation {organisation} et envoie ses deux e-mails.',
  customerEmail: 'E-mail au client',
  organisationEmail: 'E-mail à l’organisation',
  noOrganisation: 'Il n’existe pas encore d’organisation nommée {organisation}',
  status: 'État',
  tests: { floors: 'Sol', robes: 'Placard', panoramic: 'Stock/panorama' },
};
