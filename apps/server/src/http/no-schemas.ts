/** Procedures validate their input. Without these stubs an app of Fastify would load its schema compilers: 11 MB. */
const noSchemas = () => () => {
  throw new Error('A route has a schema, which only procedures have');
};

export const schemaController = { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } };
