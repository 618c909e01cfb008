# The table server in one container: docker build -t cantina . && docker run -p 8080:8080 -v cantina:/data cantina
FROM node:24-bookworm-slim AS build
WORKDIR /cantina
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && node packages/cli/bin/cantina.mjs --help > /dev/null \
  && node --input-type=module -e "import { buildWeb } from './scripts/web.mjs'; await buildWeb();" \
  && npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data WEB_DIR=/cantina/packages/web/dist
WORKDIR /cantina
COPY --from=build /cantina/package.json ./
COPY --from=build /cantina/node_modules node_modules
COPY --from=build /cantina/dist dist
COPY --from=build /cantina/packages packages
COPY --from=build /cantina/games games
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "dist/cantina.mjs", "serve"]
