/** A process of its own that opens the database of its first argument, migrating it, and closes it again. */
import { openStore } from '../../../src/store/open.ts';

const store = await openStore(process.argv[2] ?? '', {
  connections: 1,
  connectMilliseconds: 10_000,
  statementMilliseconds: 10_000,
  connectionLost: () => {},
});
await store.close();
