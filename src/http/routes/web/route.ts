import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';

/** The page's own addresses; every other path stays unknown to the service. */
const PAGE_PATHS = [
  ...['/', '/sign-in', '/sign-up', '/keys', '/playground', '/history', '/history/:snapId'],
  ...['/credits', '/guide', '/account'],
];

const NONCE_PLACEHOLDER = '__NONCE__';

/** Serves the built dashboard from `folder`; nothing at all if it has not been built. */
export async function addWebRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder === null ? null : await readPage(folder);
  if (folder === null || page === null) return;
  await addSecurityHeaders(app);
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  });
  for (const path of PAGE_PATHS) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page.replaceAll(NONCE_PLACEHOLDER, reply.cspNonce.style)),
    );
  }
}

async function readPage(folder: string): Promise<string | null> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}
