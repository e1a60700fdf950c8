import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { buildTarget } from './browsers.ts';

/** Bundles a script of src/shell that runs outside the app's modules into one classic script. */
export async function bundleScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    define,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../src/shell/${file}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  };
  const result = await build(config);
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`${file} was not bundled`);
  return output.output[0].code.trim();
}
