# syntax=docker/dockerfile:1
# The same tree as in a release file, with its own Node, on a small Debian. For amd64 and arm64:
#   docker buildx build --platform linux/amd64,linux/arm64 -t miraco:1.0.0 .
FROM node:24-trixie-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/release.mjs --tree=/opt/miraco && chmod -R a+rX,go-w /opt/miraco

FROM debian:trixie-slim
LABEL org.opencontainers.image.title="Miraco" \
      org.opencontainers.image.description="Assess and train 23 virtues in three phases: Conscience, Responsibility and Impact."
# Certificates for mail servers and stores of backups.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o 65532 -g 65532 -m 0700 /data
COPY --from=build /opt/miraco /opt/miraco
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
USER 65532:65532
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["/opt/miraco/miraco", "healthy"]
ENTRYPOINT ["/opt/miraco/miraco"]
CMD ["serve"]
