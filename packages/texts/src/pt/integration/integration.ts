import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof integrationMessages> = {
  quickstart: 'Início rápido',
  quickstartSteps: [
    'Copie o elemento abaixo.',
    'Cole-o na sua página, onde o configurador deve aparecer.',
    'Publique a página no seu domínio autorizado e abra-a.',
  ],
  notLive: 'Este configurador ainda não está publicado. O código funciona assim que uma versão for publicada.',
  dependencies: 'Dependências',
  dependenciesHelp: 'O que a página carrega. Não precisa de instalar mais nada.',
  script: 'Script',
  style: 'Folha de estilos',
  styleNone: 'Nenhuma: o script traz a sua',
  data: 'Configurador',
  policy: 'Política de segurança de conteúdos',
  policyHelp: 'Se a sua página tiver uma, acrescente isto.',
  check: 'Verificar os endereços',
  reachable: 'Acessível',
  unreachable: 'Não acessível',
  checkPage: 'Verificar a minha página',
  checkPageHelp: 'Abra a página que tem o configurador e espere meio minuto. Depois aparece aqui.',
  checkPageWhat: 'Lista de páginas',
  checkPageAgain: 'Verificar de novo',
  pageNone:
    'Nenhuma página executou ainda este configurador e não há domínio autorizado. Peça ao suporte que o defina.',
  pageNoneOfReseller:
    'Nenhuma página executou ainda este configurador e não há domínio autorizado. Peça ao seu fabricante que o defina.',
  pageWaiting: 'Ainda não foi vista. Publique a página e abra-a uma vez.',
  pageRan: 'Última execução: {when}.',
  pageRanVersion: 'Última execução: {when}, com {version}.',
  pageRanOld: 'Última execução: {when}, com {version}. A versão publicada é {live} e é carregada na próxima visita.',
  pageRejected:
    'Não é um domínio autorizado: o visualizador não arrancou lá ({when}). Se o site for seu, peça ao suporte que o autorize.',
  pageRejectedOfReseller:
    'Não é um domínio autorizado: o visualizador não arrancou lá ({when}). Se o site for seu, peça ao seu fabricante que o autorize.',
  element: 'Elemento',
  elementHelp:
    'Ocupa a largura do contentor e mantém a proporção. Para mudar isso, defina uma altura na sua folha de estilos.',
  wix: 'Wix',
  wixHelp: 'Para Embed HTML no Wix. O separador Guias mostra cada passo.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Selecione e copie',
  attributes: 'Atributos',
  methods: 'Métodos',
  events: 'Eventos',
  eventsHelp: 'Todos os eventos se propagam (bubbling). Os dados estão em event.detail.',
  snapshotOptions: 'Opções de snapshot',
  cartLine: 'CartLine, em vitrine-cart',
  languages: 'Idiomas',
  words: 'Textos do catálogo',
  wordsHelp: 'Nomes de camadas, elementos e filtros nos idiomas dos seus visitantes.',
  translate: 'Traduzir textos',
  languagesHelp: 'Escolha o idioma do visualizador. O código abaixo inclui-o.',
  language: 'Idioma',
  languageOfPage: 'O que a página indicar',
  languagesOffered: 'Idiomas que os visitantes podem escolher',
  languagesOfferedHelp:
    'O visualizador mostra-os numa lista e memoriza a escolha no seu site. Se não houver nenhum, não há lista.',
  languagesOfferedOne: 'Escolha um segundo, para haver escolha.',
  defaultLanguage:
    'Sem idioma no código, o visualizador usa o da página ou, na sua falta, o do navegador. O predefinido é {name}.',
  wixGuide: 'Wix em cinco passos',
  wixSteps: [
    { title: 'Edit Site', text: 'Abra o seu site no Wix e escolha Edit Site.' },
    { title: 'Add Elements', text: 'Abra Add Elements na barra da esquerda.' },
    { title: 'Embed HTML', text: 'Escolha Embed Code, depois Embed HTML, e arraste a caixa para o lugar.' },
    { title: 'Colar o código e Apply', text: 'Escolha Enter Code, cole o código do Wix e escolha Apply.' },
    { title: 'Publish', text: 'Dê à caixa pelo menos 640 px de altura e publique o site.' },
  ],
  wixDomain:
    'O Wix mostra o código incorporado dentro de uma moldura com endereço próprio. Se o visualizador disser que o site não está autorizado, envie ao suporte o endereço do seu site Wix.',
  logoGuide: 'Guia de logótipos',
  logoGuideHelp: 'PNG ou JPG, com pelo menos {width} x {height} px. O melhor é um PNG com fundo transparente.',
  logoSlots: {
    startScreen: { title: 'Ecrã inicial', text: 'Centrado enquanto a primeira imagem é carregada.' },
    saveDesign: { title: 'Guardar projeto', text: 'Por cima do formulário com que os visitantes guardam um projeto.' },
    viewer: { title: 'Visualizador', text: 'No canto superior esquerdo, sobre a imagem.' },
    emails: { title: 'E-mails', text: 'No topo de ambos os e-mails, sobre branco.' },
  },
  logoFloors: 'Pavimentos (tipo 2)',
  logoFloorsHelp:
    'O pavimento ocupa a metade inferior, pelo que o logótipo fica sobre a parede. Um logótipo escuro é o que melhor se lê aí.',
  logoOther: '{type}: utilize um logótipo que se leia em divisões claras e escuras.',
};
