import { PageHeader } from '#ui/page-header.tsx';

export function Result() {
  return <PageHeader title="Result" />;
}
