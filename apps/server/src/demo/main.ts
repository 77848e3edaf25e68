import { addFirstAdministrator } from '../admin/first-administrator.ts';
import { runProgram } from '../run-program.ts';
import { createServices } from '../services.ts';
import { demoPassword, fillDemo } from './fill.ts';

/** Fills the data folder of the demo, once; the product then runs on it as on any other. With `small`, few people. */
const size = process.argv[2] === 'small' ? 'small' : 'whole';
const demo = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: demoPassword };
await runProgram(
  async (config) => {
    const services = await createServices(config, console, 'shared');
    await addFirstAdministrator(services);
    if ((await services.store.users.count()) === 1) await fillDemo(services, size, Date.now());
    await services.close();
    const coaches = size === 'whole' ? 'as the coach elena, james or aitor, ' : '';
    console.log(
      `Demo: sign in as admin, ${coaches}or as lucia, nuria, marta or eleanor, with the password ${demoPassword}.`,
    );
  },
  { environment: { ...process.env, ...demo } },
);
