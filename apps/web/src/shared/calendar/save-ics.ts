import { type IcsEntry, icsFile } from '@miraco/calendar/ics';
import { saveFile } from '#shared/pdf/save-file.ts';

/** Hands an entry for a calendar to the browser as a download. */
export function saveIcs(fileName: string, entry: IcsEntry): void {
  saveFile(fileName, new Blob([icsFile([entry], Date.now())], { type: 'text/calendar;charset=utf-8' }));
}
