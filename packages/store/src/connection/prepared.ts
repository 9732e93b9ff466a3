import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../database.ts';

/** The place of a parameter while a statement is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names a parameter of a statement that is being built. */
export type ParameterOf<P> = <K extends keyof P & string>(name: K) => P[K];

/**
 * A query that is built once for each of its shapes and then only filled with parameters: for statements that run in
 * most requests, where building them takes longer than sending them. `build` puts `parameter(name)` where a value
 * belongs, and must not look at it.
 */
export function prepared<Shape extends string, P extends object, Row>(
  build: (db: Database, shape: Shape, parameter: ParameterOf<P>) => Compilable<Row>,
): (db: Database, shape: Shape, parameters: P) => Promise<Row[]> {
  const built = new Map<Shape, CompiledQuery<Row>>();
  return async (db, shape, parameters) => {
    let query = built.get(shape);
    if (!query) {
      query = build(db, shape, (name) => new Placeholder(name) as never).compile();
      built.set(shape, query);
    }
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof P] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}
