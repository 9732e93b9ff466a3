import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist/wght.css';
import './tokens.css';
import './base.css';
import './mantine.css';
import { createQueryClient } from './calls/query-client.ts';
import { createAppRouter } from './routes.tsx';
import { watchSession } from './session/watch-session.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchSession(router, queryClient);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
