import { getSession } from '#shared/session/session.ts';

/** Pictures are private: they are fetched with the session's token, and shown through an object URL. */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${getSession()?.token ?? ''}` },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(`picture answered ${response.status}`);
  return response.blob();
}
