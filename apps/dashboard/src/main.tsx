import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist/wght.css';
import './tokens.css';
import './base.css';
import './mantine.css';
import './forced-colors.css';
import { createQueryClient } from './calls/query-client.ts';
import { watchCode } from './calls/unloaded-code.ts';
import { Notifications } from './layout/Notifications.tsx';
import { createAppRouter } from './routes.tsx';
import { fillShell } from './session/fill-shell.ts';
import { LanguageRoot } from './session/LanguageRoot.tsx';
import { followUser } from './session/language.ts';
import { watchSession } from './session/watch-session.ts';

watchCode();
const queryClient = createQueryClient();

const render = (root: HTMLElement): void => {
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Notifications>
        <LanguageRoot>
          <RouterProvider router={router} />
        </LanguageRoot>
      </Notifications>
    </QueryClientProvider>,
  );
};

const root = document.getElementById('root');
if (root)
  fillShell(queryClient)
    .then(() => followUser(queryClient))
    .then(() => render(root));
