const names = /^miraco-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:tar|tar\.age|miraco-backup)$/;

const encryptedEnding = '.tar.age';

export const endingOf = (isEncrypted: boolean) => (isEncrypted ? encryptedEnding : '.tar');

/** The name of a scheduled backup. */
export const nameAt = (moment: number, isEncrypted: boolean) =>
  `miraco-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z${endingOf(isEncrypted)}`;

/** When the backup of that name was started; null if the name is not of a backup. The first versions ended names in `.miraco-backup`. */
export function momentOf(name: string): number | null {
  const [, day, hours, minutes, seconds] = names.exec(name) ?? [];
  const moment = day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

export const isEncryptedName = (name: string) => name.endsWith(encryptedEnding);
