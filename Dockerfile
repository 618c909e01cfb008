# The table server in one container: docker build -t cantina . && docker run -p 8080:8080 -v cantina:/data cantina
FROM node:24-bookworm-slim AS build
WORKDIR /cantina
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build \
  # Node 24 brings SQLite itself.
  && cd dist && npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY --from=build /cantina/dist /cantina
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "/cantina/cantina.mjs", "serve"]
