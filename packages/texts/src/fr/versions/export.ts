import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json est le fichier de données de cette version. Les images se trouvent aux chemins qu’il indique.',
    'Pour créer le même configurateur, envoyez data.json comme fichier de données et ce ZIP pour ses images.',
  ],
  presets: 'presets.json : à envoyer comme fichier de propositions.',
  style: 'style.css : à envoyer comme feuille de style.',
  script: 'script.js : à envoyer comme script.',
  layout: 'layout.json : à envoyer comme fichier de mise en page.',
  prepared:
    'Les originaux de ces images n’ont pas été conservés. Le ZIP contient les images préparées, qui perdent encore un peu en qualité quand elles sont préparées de nouveau :',
  missing: 'Ces images n’ont pas été envoyées pour cette version :',
};
