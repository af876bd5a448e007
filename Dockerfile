FROM node:22-bookworm AS built
WORKDIR /khagola
COPY package.json package-lock.json binding.gyp ./
COPY scripts scripts
COPY native native
RUN node scripts/setup.mjs
# What only the build needs stays behind, and Bun's binary is there once, not under three names.
RUN cd node_modules && rm -rf @oven bun/bin/bunx.exe node-addon-api node-gyp sweph/s* typescript ../build/Release/*.a ../build/Release/obj*
COPY LICENSE docs/licences.md ./
COPY data data
COPY bin bin
COPY src src

FROM node:22-bookworm-slim
WORKDIR /khagola
# Owned by root: the server cannot change its own files.
COPY --from=built /khagola ./
ENV HOST=0.0.0.0 DATA_DIR=/data DRAIN_MS=3000
# Why: scripts/bun.mjs.
ENV MIMALLOC_PURGE_HOLES_MIN_INTERVAL=10000
ENV MIMALLOC_PURGE_DELAY=10000
ENV BUN_JSC_forceRAMSize=800000000
ENV BUN_JSC_concurrentGCMaxHeadroom=4
ENV BUN_JSC_minimumMutatorUtilization=0.3
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: a signal goes to the server itself, which then finishes what it began.
CMD ["node_modules/bun/bin/bun.exe", "src/main.ts"]
