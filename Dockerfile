FROM node:22-bookworm AS built
WORKDIR /khagola
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY binding.gyp ./
COPY scripts scripts
COPY native native
RUN node scripts/setup.mjs
COPY data data
COPY bin bin
COPY src src

FROM node:22-bookworm-slim
WORKDIR /khagola
COPY --from=built --chown=node:node /khagola ./
ENV HOST=0.0.0.0 DATA_DIR=/data DRAIN_MS=3000
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: a signal goes to the server itself, which then finishes what it began.
CMD ["node_modules/bun/bin/bun.exe", "src/main.ts"]
