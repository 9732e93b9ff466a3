// Builds its back office as its own command line does. That would take the tsconfig.json of the folders above for this
// project's own and compile it; its build takes none without any.
process.env.NODE_ENV ??= 'production';
const { build } = require('./node_modules/@strapi/strapi/dist/src/node/build.js');
const { createLogger } = require('./node_modules/@strapi/strapi/dist/src/cli/utils/logger.js');

const logger = createLogger({ silent: false, debug: false });
build({ cwd: __dirname, logger, bundler: 'vite', minify: true, sourcemap: false, stats: false }).catch((error) => {
  console.error(error);
  process.exit(1);
});
