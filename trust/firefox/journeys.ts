import { paths } from '@miraco/contract/paths';
import { virtues } from '@miraco/domain/virtues';
import { wellnessBlocks } from '@miraco/domain/wellness';
import { loadMethod } from '@miraco/method/load';
import { language, type Tab, t } from './tab.ts';

const method = await loadMethod();

export interface Person {
  username: string;
  password: string;
  firstname: string;
  lastname: string;
}

const nameOf = (virtue: keyof typeof method.virtues) => method.virtues[virtue].name[language];

async function signIn(tab: Tab, { username, password }: Person, home: string): Promise<void> {
  await tab.open(paths.auth);
  await tab.type(t('auth.username'), username);
  await tab.type(t('auth.password'), password);
  await tab.press('button', t('auth.signIn'));
  await tab.arrive(home);
}

/** Answers all twenty questions alike, from the first step on. */
async function wellnessTest(tab: Tab, send: string): Promise<void> {
  const answer = method.wellness.answers[2]?.[language] ?? '';
  for (const [index, block] of wellnessBlocks.entries()) {
    await tab.see(t('initial.stepOf', { step: index + 1, steps: wellnessBlocks.length }));
    await tab.pressAll('radio', answer);
    await tab.press('button', block === wellnessBlocks.at(-1) ? send : t('initial.next'));
  }
}

async function initialTest(tab: Tab): Promise<void> {
  await tab.open(paths.initialTest);
  await wellnessTest(tab, t('initial.send'));
  await tab.arrive(paths.result);
}

async function virtuesToTrain(tab: Tab): Promise<void> {
  await tab.open(paths.weak);
  for (const virtue of ['aceptacion', 'admiracion'] as const)
    await tab.press('checkbox', method.statements[virtue].statement[language]);
  await tab.press('button', t('weak.save'));
  await tab.arrive(paths.prospect);
}

/** Chooses a sign from the list under a text box that searches it. */
async function chooseSign(tab: Tab, label: string, sign: string): Promise<void> {
  await tab.press('field', label);
  await tab.press('option', sign);
}

async function expectation(tab: Tab): Promise<void> {
  await tab.choose(t('prospect.me.who'), method.people.padre[language]);
  await tab.type(t('prospect.me.text'), 'Que siga con el negocio de la familia');
  await chooseSign(tab, t('prospect.feelings'), method.emotions.signs.pereza?.[language] ?? '');
  await chooseSign(tab, t('prospect.conducts'), method.behaviours.signs.postergar?.[language] ?? '');
  await tab.press('button', t('prospect.add'));
  await tab.see(t('prospect.added'));
  await tab.look();
}

/** Every second virtue is strong. */
async function mediumAndStrong(tab: Tab): Promise<void> {
  await tab.open(paths.mediumHard);
  for (const [index, virtue] of virtues.entries())
    await tab.pressIn(method.statements[virtue].question[language], index % 2);
  await tab.press('button', t('mediumhard.save'));
  await tab.arrive(paths.resume);
}

/** Conscience from the first sign-in to its summary. */
export async function conscience(tab: Tab, client: Person, download: () => Promise<void>): Promise<void> {
  await signIn(tab, client, paths.profile);
  await tab.see(t('profile.greeting', { name: client.firstname }));
  await initialTest(tab);
  await virtuesToTrain(tab);
  await expectation(tab);
  await mediumAndStrong(tab);
  await tab.press('button', t('resume.download'));
  await download();
}

/** The coach reads the client, leaves a note, and opens the later phases. */
export async function coaching(tab: Tab, coach: Person, client: Person): Promise<void> {
  const note = 'Le cuesta soltar el negocio de su padre';
  await signIn(tab, coach, paths.dashboard);
  await tab.open(paths.users);
  await tab.press('link', `${client.firstname} ${client.lastname}`);
  await tab.see(t('clientOverview.news'));
  await tab.look();
  await tab.type(t('coachNotes.new'), note);
  await tab.press('button', t('coachNotes.add'));
  await tab.see(note);
  await tab.press('button', t('clientFrame.phase.openTwo'));
  await tab.pressInDialog(t('clientFrame.phase.openTwo'));
  await tab.see(t('clientFrame.phase.backToOne'));
}

async function weeklyTest(tab: Tab): Promise<void> {
  await tab.open(paths.weekly);
  await wellnessTest(tab, t('initial.send'));
  await tab.arrive(paths.weeklyResult);
}

/** Nothing to note of any virtue: what comes first of these leads on, until the question whether to send it. */
async function evaluation(tab: Tab): Promise<void> {
  const next = (['media', 'fuerte'] as const).map((step) =>
    t('evaluation.nextStep', { name: t(`evaluation.step.${step}`) }),
  );
  await tab.open(paths.evaluation);
  while (!(await tab.has('button', t('evaluation.confirmSend'))))
    await tab.pressFirst('button', [t('evaluation.none'), ...next, t('evaluation.send')]);
  await tab.pressInDialog(t('evaluation.confirmSend'));
  await tab.arrive(paths.historical);
}

async function exercise(tab: Tab): Promise<void> {
  const name = 'Escuchar diez minutos sin contestar';
  const field = t('training.newOne', { virtue: nameOf('aceptacion') });
  await tab.open(paths.training);
  await tab.type(field, name);
  await tab.pressInFormOf(field, t('training.add'));
  await tab.press('button', t('training.finishOne', { name }));
  await tab.pressInDialog(t('training.finishConfirm'));
  await tab.pressInDialog(t('training.essentialYes'));
  await tab.open(paths.essential);
  await tab.see(name);
}

async function guide(tab: Tab): Promise<void> {
  await tab.open(paths.guide);
  await tab.open(paths.explain.replace(':virtue', 'aceptacion'));
  await tab.see(nameOf('aceptacion'));
}

async function manifesto(tab: Tab): Promise<void> {
  const sentence = 'Miro lo que hay antes de querer cambiarlo.';
  await tab.open(paths.manifest);
  await tab.press('button', t('manifest.all', { count: virtues.length - 3 }));
  await tab.type(nameOf('aceptacion'), sentence);
  await tab.press('button', t('manifest.save'));
  await tab.see(t('manifest.saved'));
}

async function professionalPurpose(tab: Tab): Promise<void> {
  await tab.open(paths.professional);
  await tab.pressAll('radio', t('purpose.yes'));
  await tab.press('button', t('purpose.finish'));
  await tab.pressInDialog(t('impact.great'));
  await tab.look();
}

/** Responsibility and Impact. */
export async function laterPhases(tab: Tab, client: Person): Promise<void> {
  await signIn(tab, client, paths.profile);
  for (const part of [weeklyTest, evaluation, exercise, guide, manifesto, professionalPurpose]) await part(tab);
}
