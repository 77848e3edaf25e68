import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from '../browser.ts';
import { root } from '../places.mjs';
import { quietFlags } from '../quiet-browser.ts';
import { captureView } from './capture.ts';
import { type Demo, withDemo } from './demo.ts';
import { type Plan, planOf, type View } from './plan.ts';
import { indexPage, type Sheet, writeSheet } from './sheet.ts';

/** The sheets of a view, one for each theme, by a browser of its own. */
async function sheetsOf(demo: Demo, view: View, plan: Plan): Promise<Sheet[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietFlags });
  try {
    const shots = await captureView(browser, demo, view, plan);
    const sheets: Sheet[] = [];
    for (const theme of plan.themes) {
      const ofTheme = { theme, shots: shots.filter((shot) => shot.theme === theme) };
      sheets.push(await writeSheet(browser, plan.folder, view, ofTheme));
    }
    console.log(`${view.seat}, ${view.width} px, ${view.language}: ${shots.length} screenshots`);
    return sheets;
  } finally {
    await browser.close();
  }
}

/** Works on as many views at once as there are cores; the sheets come in the order of the views. */
async function allSheets(demo: Demo, plan: Plan): Promise<Sheet[]> {
  const sheets = new Map<View, Sheet[]>();
  const waiting = [...plan.views];
  const work = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      const ofView = view;
      const draw = () => sheetsOf(demo, ofView, plan);
      // A browser that crashes costs its own view some time, and the others nothing.
      sheets.set(ofView, await draw().catch(draw));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return plan.views.flatMap((view) => sheets.get(view) ?? []);
}

async function main(): Promise<void> {
  const began = performance.now();
  const plan = planOf(process.argv.slice(2), join(root, 'shots'));
  if (plan.views.length === 0) throw new Error('Nobody of this role sees this page.');
  await rm(plan.folder, { recursive: true, force: true });
  await mkdir(plan.folder);
  const sheets = await withDemo((demo) => allSheets(demo, plan));
  const taken = sheets.reduce((sum, { shots }) => sum + shots.length, 0);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const about = `${taken} screenshots on ${sheets.length} sheets, ${new Date().toISOString().slice(0, 10)}.`;
  await writeFile(join(plan.folder, 'index.html'), indexPage(sheets, about));
  console.log(`${about} ${minutes} minutes: ${join(plan.folder, 'index.html')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
