import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';

/** The page's own addresses; every other path stays unknown to the service. */
const PAGE_PATHS = [
  ...['/', '/sign-in', '/sign-up', '/keys', '/playground', '/history', '/history/:snapId'],
  ...['/credits', '/guide', '/account'],
];

const NONCE_PLACEHOLDER = '__NONCE__';
const ICON = /<link rel="icon"[^>]* href="([^"]+)"/;

/** Serves the built dashboard from `folder`; nothing at all if it has not been built. */
export async function addWebRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder === null ? null : await readPage(folder);
  if (folder === null || page === null) return;
  await addSecurityHeaders(app);
  app.register((assets) => addAssets(assets, join(folder, 'assets')));
  // What a browser asks for where a page names no icon, as the reference does.
  const icon = ICON.exec(page)?.[1];
  if (icon !== undefined) app.get('/favicon.ico', async (_request, reply) => reply.redirect(icon));
  for (const path of PAGE_PATHS) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page.replaceAll(NONCE_PLACEHOLDER, reply.cspNonce.style)),
    );
  }
}

/** What is asked for in a way that no file can be sent is not there, like any other unknown path. */
async function addAssets(app: FastifyInstance, root: string): Promise<void> {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    // Each file is wanted whole.
    acceptRanges: false,
  });
}

async function readPage(folder: string): Promise<string | null> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}
