import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'O visualizador fica em branco',
      cause: 'O script não foi carregado ou o elemento não tem altura.',
      steps: [
        'Abra a consola do navegador na página e procure um vitrine.js bloqueado ou em falta.',
        'Compare a página com o código do separador «Código de incorporação»; o script precisa de type="module".',
        'Se a página tiver uma política de segurança de conteúdo, permita o servidor de conteúdos em script-src, img-src e connect-src.',
      ],
    },
    {
      title: 'O visualizador diz que este site não está autorizado',
      cause: 'Só funciona no domínio autorizado da sua organização e nos seus subdomínios.',
      steps: [
        'Compare o endereço da página com o domínio autorizado, também se for um endereço de testes.',
        'Escreva ao suporte e indique o domínio a adicionar.',
      ],
    },
    {
      title: 'O visualizador tem o tamanho errado',
      cause: 'Ocupa a largura e a altura que a página lhe dá.',
      steps: [
        'Defina display: block e uma altura para vitrine-configurator na sua folha de estilos.',
        'Procure à sua volta um contentor com largura fixa ou com overflow hidden.',
      ],
    },
    {
      title: 'A página ainda mostra uma versão antiga',
      cause: 'Uma versão guardada não é visível antes de ser publicada, e uma cache pode conservar a página.',
      steps: [
        'Verifique no separador «Dados» se a sua versão está indicada como publicada.',
        'Carregue a página sem cache: Ctrl + F5 ou Cmd + Shift + R.',
        'Limpe a cache da sua loja ou da rede de distribuição de conteúdos.',
      ],
    },
    {
      title: 'Faltam imagens',
      cause: 'Uma imagem não foi incluída no carregamento ou a página bloqueia o servidor de conteúdos.',
      steps: [
        'Verifique no separador «Dados» se o elemento tem a sua imagem.',
        'Permita o servidor de conteúdos em img-src da política de segurança de conteúdo.',
        'Desative os bloqueadores de conteúdo e tente de novo.',
      ],
    },
    {
      title: 'Os e-mails não chegam',
      cause: 'O endereço não está na lista ou o e-mail foi classificado como spam.',
      steps: [
        'Verifique os destinatários no separador «Notificações».',
        'Veja a pasta de spam e permita o nosso remetente no seu sistema de e-mail.',
        'Envie um e-mail de teste a si próprio no separador «E-mails» de «Personalização».',
      ],
    },
    {
      title: 'Um aviso de cookies ou uma ferramenta de consentimento bloqueia o visualizador',
      cause: 'As ferramentas de consentimento retêm os scripts que não conhecem.',
      steps: [
        'Indique o visualizador como necessário: não cria cookies nem guarda nada no dispositivo.',
        'Exclua vitrine.js do bloqueio automático.',
      ],
    },
  ],
};
