# The service, its command line and the dashboard on Node 24; docs/operations.md tells how to run it.

FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Scripts of dependencies would compile what is there already. The image brings Node itself, so that of npm is left out.
RUN npm ci --ignore-scripts && npm run prepare && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATABASE_URL=sqlite:/data/attune.db
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/bin bin
COPY --from=build /app/dist dist
RUN install -d -o node -g node -m 0700 /data && ln -s /app/bin/attune.js /usr/local/bin/attune
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=16", "dist/main.js"]
