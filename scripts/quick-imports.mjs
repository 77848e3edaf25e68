// Loaded before the product. For each module of a package Node reads the package's list of exports anew: that of drizzle-orm has
// 180 KB and the package a hundred modules, a third of the time that starting took. What they import of each other needs no list.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    // Its .js files alone are modules; beside each stands a .cjs for whoever requires it.
    const isTheirs = context.parentURL?.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\/.*\.js$/.test(specifier);
    if (!isTheirs) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
