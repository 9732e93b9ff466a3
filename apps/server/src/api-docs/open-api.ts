import { type DescribedRoute, errorBody, type RouteError } from './describe-route.ts';

interface Media {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}
interface Response {
  description: string;
  content?: Record<string, Media>;
}
interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses?: Record<string, Response>;
}

/** The part of an OpenAPI description that examples and errors are written into. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  [key: string]: unknown;
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** Errors of one status share one response, with an example for each code. */
function errors(errors: readonly RouteError[]): Record<string, Response> {
  const answers: Record<string, Response> = {};
  for (const error of errors) {
    const { status, code, message } = error;
    const known = answers[status]?.content?.['application/json']?.examples;
    const examples = { ...known, [code]: { summary: message, value: errorBody(error) } };
    answers[status] = {
      description: Object.values(examples)
        .map(({ summary }) => summary)
        .join(' / '),
      content: { 'application/json': { schema: ERROR_SCHEMA, examples } },
    };
  }
  return answers;
}

const asObject = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;

function bodyOf(operation: Operation, { route, example }: DescribedRoute): Pick<Operation, 'requestBody'> {
  if (!route.body && !route.multipart) return {};
  const media = Object.values(operation.requestBody?.content ?? {})[0] ?? {};
  if (!route.multipart) {
    return { requestBody: { required: true, content: { 'application/json': { ...media, example: example.body } } } };
  }
  const files = Object.fromEntries(
    Object.keys(route.multipart.files).map((name) => [
      name,
      { type: 'string', contentMediaType: 'application/octet-stream' },
    ]),
  );
  const schema = asObject(media.schema);
  const properties = { ...asObject(schema.properties), ...files };
  const form = { schema: { ...schema, type: 'object', properties }, example: example.body };
  return { requestBody: { required: true, content: { 'multipart/form-data': form } } };
}

function answerOf(operation: Operation, { route, example }: DescribedRoute): Response {
  if (route.empty) return { description: 'Headers only' };
  if (route.file) return { description: 'A file', content: { 'application/octet-stream': {} } };
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
  const value = route.flat ? example.answer : { data: example.answer };
  return { description: 'Done', content: { 'application/json': { schema, example: value } } };
}

const described = (operation: Operation, route: DescribedRoute): Operation => ({
  ...operation,
  operationId: route.name,
  tags: [route.tag],
  description: route.who,
  security: route.route.access === 'public' ? [] : [{ bearer: [] }],
  ...(operation.parameters && {
    parameters: operation.parameters.map((parameter) => {
      const value = asObject(parameter.in === 'path' ? route.example.params : route.example.query)[parameter.name];
      return value === undefined ? parameter : { ...parameter, example: value };
    }),
  }),
  ...bodyOf(operation, route),
  responses: { 200: answerOf(operation, route), ...errors(route.errors) },
});

/** Adds what the schemas do not state to a description: access rules, examples and errors. */
export function withDescriptions(document: ApiDocument, routes: readonly DescribedRoute[]): ApiDocument {
  const byAddress = new Map(
    routes.map((each) => [
      `${each.route.method.toLowerCase()} /api${each.route.path.replace(/:(\w+)/g, '{$1}')}`,
      each,
    ]),
  );
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        const route = byAddress.get(`${method} ${path}`);
        return [method, route ? described(operation, route) : operation];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
