module.exports = ({ env }) => ({
  auth: { secret: env('SECRET') },
  apiToken: { salt: env('SECRET') },
  transfer: { token: { salt: env('SECRET') } },
  secrets: { encryptionKey: env('SECRET') },
  flags: { nps: false, promoteEE: false },
  // One address signs in again and again when that is measured.
  rateLimit: { enabled: false },
});
