import Sqlite from 'better-sqlite3';

// Loaded before a program: kills it as it is about to give SQLite its n-th statement, as a power cut would.
let left = Number(process.env.KILL_AT);

const count = () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

const { exec, pragma, prepare } = Sqlite.prototype;
Object.assign(Sqlite.prototype, {
  exec(this: Sqlite.Database, statement: string) {
    count();
    return exec.call(this, statement);
  },
  pragma(this: Sqlite.Database, statement: string, options: Sqlite.PragmaOptions) {
    count();
    return pragma.call(this, statement, options);
  },
  prepare(this: Sqlite.Database, statement: string) {
    count();
    return prepare.call(this, statement);
  },
});
