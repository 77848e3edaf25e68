import { openStore } from '@miraco/db/store';

// A program that opens the store, which migrates it, and ends.
const store = await openStore(process.argv[2] ?? '');
await store.close();
