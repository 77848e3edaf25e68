import { PageHeader } from '#ui/page-header.tsx';

export function NewUser() {
  return <PageHeader title="NewUser" />;
}

export function EditUser() {
  return <PageHeader title="EditUser" />;
}
