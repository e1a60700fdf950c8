import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Size in bytes of a block in the tar format. Headers and contents fill whole blocks. */
const block = 512;

/** Longest name and prefix in bytes of a header in the ustar format. */
const longest = { name: 100, prefix: 155 };

/** Splits a path at a slash so that both parts fit into a header. Throws if that is impossible. */
function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= longest.name) return { prefix: '', name: path };
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= longest.name && Buffer.byteLength(prefix) <= longest.prefix) return { prefix, name };
  }
  throw new Error(`The path ${path} is too long for a tar archive`);
}

/** Returns the header of a file. Mode 644 and owner 0 make the header the same on every machine. */
function headerOf(path: string, bytes: number, seconds: number): Buffer {
  const header = Buffer.alloc(block);
  const { prefix, name } = splitPath(path);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(seconds, 11), 136);
  // The checksum counts its own field as spaces.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  );
  return header;
}

const paths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => lstatSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();

/**
 * Returns a `.tar.gz` of a folder's files below `top`. The archive depends only on their paths and contents and on
 * `seconds`, the time of all files in seconds since 1970. Equal inputs give equal bytes with the same version of Node.
 */
export function archiveOf(folder: string, top: string, seconds: number): Buffer {
  const blocks = paths(folder).flatMap((file) => {
    const content = readFileSync(join(folder, file));
    const padding = Buffer.alloc((block - (content.length % block)) % block);
    return [headerOf(`${top}/${file}`, content.length, seconds), content, padding];
  });
  // Two empty blocks end an archive.
  const packed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * block)]), { level: 9 });
  // gzip names the operating system in this byte; 255 means unknown.
  packed[9] = 255;
  return packed;
}
