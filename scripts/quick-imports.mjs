// Loaded before the product. For each module of a package Node reads the package's list of exports anew: that of drizzle-orm has
// 180 KB and the package a hundred modules, a third of the time that starting took. What they import of each other needs no list.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
