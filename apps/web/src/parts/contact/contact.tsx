import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';

export interface ContactProps {
  /** A card of its own, or a line inside of a notice. */
  as: 'card' | 'line';
  className?: string;
}

const linkClasses = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 [overflow-wrap:anywhere]';

/** Who answers, a client’s own coach or the practice, and how they are reached. Renders nothing where nobody is named. */
export function Contact({ as, className }: ContactProps) {
  const { t } = useTranslation();
  const practice = trpc.method.practice.useQuery().data;
  const own = trpc.account.contact.useQuery(undefined, { enabled: Boolean(userId()) });
  const contact = userId() ? own.data : practice?.contact;
  if (!practice || !contact) return null;
  const { name, mail, phone, picture } = contact;
  const ways = (
    <div className="flex flex-wrap gap-x-6">
      {mail && (
        <a href={`mailto:${mail}`} className={linkClasses}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {mail}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`} className={linkClasses}>
          <Phone className="size-4 shrink-0" aria-hidden="true" />
          {phone}
        </a>
      )}
    </div>
  );
  if (as === 'line') {
    return (
      <div className={className}>
        <p className="font-medium">{name}</p>
        {ways}
      </div>
    );
  }
  return (
    <section aria-label={t('contact.title')} className={cn('flex items-center gap-4 rounded-lg border p-4', className)}>
      <UserAvatar name={name} image={picture} size={picture ? 'lg' : 'md'} className="self-start" />
      <div className="min-w-0">
        <h2 className="font-sans font-normal text-[0.95rem] text-muted-foreground">{t('contact.title')}</h2>
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        {practice.name !== name && <p className="text-[0.95rem] text-muted-foreground">{practice.name}</p>}
        {ways}
      </div>
    </section>
  );
}
