import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json é o ficheiro de dados desta versão. As imagens têm os caminhos que ele indica.',
    'Para criar o mesmo configurador, carregue data.json como ficheiro de dados e este ZIP como as suas imagens.',
  ],
  presets: 'presets.json: carregue-o como ficheiro de propostas.',
  style: 'style.css: carregue-o como folha de estilos.',
  script: 'script.js: carregue-o como script.',
  layout: 'layout.json: carregue-o como ficheiro de disposição.',
  prepared:
    'Os originais destas imagens não foram guardados. O ZIP tem as imagens preparadas, que perdem um pouco mais de qualidade quando são preparadas de novo:',
  missing: 'Estas imagens não foram carregadas para esta versão:',
};
