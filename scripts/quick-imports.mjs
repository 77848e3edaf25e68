// Loaded before the product. Node parses a package's list of exports again for each of its modules: that of drizzle-orm has 180 KB and
// the package a hundred modules, which was a third of the start. Imports between its own modules do not need the list.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    // Only its .js files are modules; each has a .cjs beside it for require().
    const isTheirs = context.parentURL?.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\/.*\.js$/.test(specifier);
    if (!isTheirs) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
