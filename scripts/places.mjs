import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const modules = join(root, 'node_modules');

export const windows = process.platform === 'win32';

/** The variable PATH with folders that are searched first. */
export const searchPath = (...folders) => [...folders, process.env.PATH ?? ''].join(delimiter);
