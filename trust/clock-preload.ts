import { readFileSync } from 'node:fs';

// Loaded before the product: its clock is off by as many milliseconds as the file CLOCK_FILE says at the moment.
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
