module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('PORT'),
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  app: { keys: [env('SECRET')] },
});
