import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface NextCardProps {
  title: string;
  about: string;
  /** Details below the title. */
  children?: ReactNode;
  to: string;
  /** The text of the link. */
  action: string;
  /** What else there is, below the link. */
  after?: ReactNode;
}

/** The one thing to do next, as a link. */
export function NextCard({ title, about, children, to, action, after }: NextCardProps) {
  const { t } = useTranslation();
  return (
    <Card className="border-l-4 border-l-accent">
      <p className="eyebrow">{t('conscience.next')}</p>
      <h2 className="mt-2">{title}</h2>
      <p className="measure mt-3 text-muted-foreground">{about}</p>
      {children}
      <Button asChild size="lg" className="mt-6 max-sm:w-full">
        <Link to={to}>
          {action}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
      {after}
    </Card>
  );
}
