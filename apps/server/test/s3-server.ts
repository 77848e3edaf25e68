import S3rver from 's3rver';
import { onTestFinished } from 'vitest';

/** A store that speaks S3 on a free port, for the length of a test. Its user is S3RVER, with the secret S3RVER. */
export async function startS3Server(directory: string, bucket: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return { host: `127.0.0.1:${port}` };
}
