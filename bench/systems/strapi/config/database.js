module.exports = ({ env }) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL') },
    // What a new project of it says.
    pool: { min: 2, max: 10 },
  },
});
