import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { fetchPicture } from './private-picture.ts';

interface UserAvatarProps extends Omit<ComponentProps<typeof Avatar>, 'src'> {
  image: string | null | undefined;
}

export function UserAvatar({ image, ...avatar }: UserAvatarProps) {
  const picture = useQuery({
    queryKey: ['picture', image],
    queryFn: ({ signal }) => fetchPicture(`/api/upload/image/${encodeURIComponent(image ?? '')}`, signal),
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
