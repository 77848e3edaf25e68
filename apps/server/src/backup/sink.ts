/** Takes the bytes of a member as they are read, before they are verified. */
interface Sink {
  take: (chunk: Uint8Array) => Promise<unknown> | unknown;
  end: () => Promise<unknown>;
}

export type SinkFor = (name: string) => Promise<Sink>;

/** For a backup that is only checked. */
export const ignore: SinkFor = async () => ({ take: () => undefined, end: async () => undefined });
