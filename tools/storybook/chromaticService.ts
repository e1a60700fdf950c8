import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from '../processes.ts';
import { program } from '../test/program.ts';

const build = { id: 'build', number: 1, browsers: ['chrome'], autoAcceptChanges: false, reportToken: 'report' };
const passed = { id: 'build', number: 1, status: 'PASSED', startedAt: 1, completedAt: 1 };
const counts = { specCount: 1, componentCount: 1, testCount: 1, changeCount: 0, errorCount: 0, actualTestCount: 1 };
const features = { uiTests: true, uiReview: false, isReactNativeApp: false };
const app = { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false };
const pages = { manageUrl: 'https://chromatic.example', setupUrl: 'https://chromatic.example', account: {} };

/**
 * The responses of the service to the operations of the CLI: there is no earlier build, no content is new, and every
 * screenshot is as before.
 */
const answers: Record<string, unknown> = {
  CreateAppTokenMutation: { appToken: 'token' },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  HasBuildsWithCommitsQuery: { app: { hasBuildsWithCommits: [] } },
  MergeCommitsQuery: { app: { mergedPullRequests: [] } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: { announceBuild: { ...build, status: 'ANNOUNCED', features, app } },
  UploadBuildMutation: { uploadBuild: { info: { sentinelUrls: [], targets: [] }, userErrors: [] } },
  PublishBuildMutation: { publishBuild: { status: 'PUBLISHED', storybookUrl: 'https://storybook.example/' } },
  StartedBuildQuery: { app: { build: passed } },
  VerifyBuildQuery: { app: { build: { ...passed, ...counts, features, app: pages, browsers: [], tests: [] } } },
  SnapshotBuildQuery: { app: { build: { ...passed, ...counts } } },
};

/**
 * Runs Chromatic's CLI with the options of `chromatic.config.json` against a stand-in of its service on this machine.
 * The CLI builds Storybook, announces and uploads the build. The stand-in takes no screenshots and asks for no file, as
 * if all were known. Returns the exit code and the operations that the CLI asked for, in order.
 */
export async function publishToStandIn(): Promise<{ code: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [, name = `${request.method} ${request.url}`] = /(?:query|mutation) (\w+)/.exec(body) ?? [];
    asked.push(name);
    response.writeHead(name in answers ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: answers[name] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    ...process.env,
    CHROMATIC_INDEX_URL: origin,
    CHROMATIC_PROJECT_TOKEN: 'chpt_stand-in',
    CHROMATIC_DISABLE_ANALYTICS: 'true',
    DISABLE_ERROR_MONITORING: 'true',
  };
  const code = await runCommand(program('chromatic', '--ci', '--skip-update-check'), { env });
  server.close();
  return { code, asked };
}
