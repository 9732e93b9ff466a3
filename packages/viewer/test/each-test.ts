import { configure } from '@testing-library/react';

// Run before every file of the viewer's unit tests (vitest.config.ts).

// Parts of the panel are loaded when they are first shown: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 60_000 });
