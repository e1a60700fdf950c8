import { readdirSync } from 'node:fs';

/** `npm run bench -- load`: runs the benchmark of that name, with its own options. */
const shared = ['main', 'requests', 'slowPhone'];
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !shared.includes(name));
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`Unknown benchmark "${name}". Known: ${names.join(', ')}\nUsage: npm run bench -- <name> [options]`);
  process.exit(2);
}
await import(`./${name}.ts`);
