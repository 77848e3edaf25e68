import { addFirstAdministrator } from '../admin/first-administrator.ts';
import { runProgram } from '../run-program.ts';
import { createServices } from '../services.ts';
import { demoPassword, fillDemo } from './fill.ts';

/** Fills the data folder of the demo, once; the product then runs on it as on any other. */
const demo = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: demoPassword };
await runProgram(
  async (config) => {
    const services = await createServices(config, console, 'shared');
    await addFirstAdministrator(services);
    if ((await services.store.users.count()) === 1) await fillDemo(services, Date.now());
    await services.close();
    console.log(`Demo: sign in as admin, or as lucia, nuria, marta or eleanor, with the password ${demoPassword}.`);
  },
  { environment: { ...process.env, ...demo } },
);
