// In place of Vite's own helper (plugins.ts), which calls this around each import().
const asked = {};

/** A style sheet has to be here before what it is for. A missing module fails in the import itself. */
const fetchAhead = (file) =>
  (asked[file] ??= new Promise((here, failed) => {
    const link = document.createElement('link');
    link.href = `/${file}`;
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    if (link.rel === 'modulepreload') here();
    link.onload = here;
    link.onerror = () => {
      // The next import tries again.
      delete asked[file];
      link.remove();
      failed(new Error(`${file} could not be loaded`));
    };
    document.head.append(link);
  }));

export const __vitePreload = (load, files = []) =>
  files.length > 0 ? Promise.all(files.map(fetchAhead)).then(load) : load();
