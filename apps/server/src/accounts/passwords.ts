import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names (19 MiB, 2 passes, 1 lane). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let hashOfNobody: Promise<string> | undefined;

/** Takes as long for an unknown account as for a known one, so that timing reveals nothing. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await hashOfNobody), password);
  return fits && passwordHash !== null;
}
