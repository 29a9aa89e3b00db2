/** Copies the data files that the engine reads at run time beside its compiled code; tsc copies code only. */
import { cpSync, existsSync } from 'node:fs';

cpSync('src', 'dist', { recursive: true, filter: (path) => !path.endsWith('.ts') });
if (!existsSync('dist/main.js')) throw new Error('Build the code first: npm run build');
