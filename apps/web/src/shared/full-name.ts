interface Named {
  firstname: string;
  lastname: string;
}

export function fullName({ firstname, lastname }: Named): string {
  return `${firstname} ${lastname}`;
}
