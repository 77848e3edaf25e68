import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { getSession } from '#shared/session/session.ts';
import { Avatar } from '#ui/avatar.tsx';

interface UserAvatarProps extends Omit<ComponentProps<typeof Avatar>, 'src'> {
  image: string | null | undefined;
}

async function fetchPicture(image: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/upload/image/${encodeURIComponent(image)}`, {
    headers: { Authorization: `Bearer ${getSession()?.token ?? ''}` },
    signal,
  });
  if (!response.ok) throw new Error(`picture answered ${response.status}`);
  return response.blob();
}

/** Pictures are private: they are fetched with the session's token and shown through an object URL. */
export function UserAvatar({ image, ...avatar }: UserAvatarProps) {
  const picture = useQuery({
    queryKey: ['picture', image],
    queryFn: ({ signal }) => fetchPicture(image ?? '', signal),
    enabled: Boolean(image),
    // Immutable: a new picture has a new name.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  const blob = picture.data;
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
      setAddress(undefined);
    };
  }, [blob]);
  return <Avatar {...avatar} src={address} />;
}
