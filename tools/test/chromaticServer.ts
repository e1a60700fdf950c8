import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of Chromatic's CLI to its index. */
export interface ChromaticRequest {
  /** Name of the GraphQL operation, such as `PublishBuildMutation`. */
  operation: string;
  variables: Record<string, unknown>;
}

export interface ChromaticServer {
  origin: string;
  requests: readonly ChromaticRequest[];
  close(): Promise<void>;
}

/** A build as the API describes it. It is finished from the start, as if browsers needed no time for screenshots. */
const build = {
  ...{ id: 'build-2', number: 2, browsers: [], reportToken: 'report', completedAt: 1, startedAt: 1, upgradeBuilds: [] },
  ...{ status: 'PASSED', specCount: 1, componentCount: 1, testCount: 1, changeCount: 0, errorCount: 0 },
  ...{ actualTestCount: 0, actualCaptureCount: 0, inheritedCaptureCount: 0, interactionTestFailuresCount: 0 },
  ...{ autoAcceptChanges: false, turboSnapEnabled: true, wasLimited: false, tests: [] },
  features: { uiTests: true, uiReview: true, isReactNativeApp: false },
};

/** Returns the data of each operation. `published` is the commit of an earlier build, if there is one. */
const responses = (origin: string, published?: string): Record<string, unknown> => {
  const app = { id: 'app', turboSnapAvailability: 'APPLIED', isOnboarding: false, account: {}, repository: null };
  const urls = { storybookUrl: origin, webUrl: origin };
  const earlier = {
    ...{ id: 'build-1', number: 1, status: 'PASSED', commit: published },
    committedAt: Date.parse('2020-01-01'),
    changeCount: 0,
  };
  const full = { ...build, ...urls, app: { ...app, manageUrl: origin, setupUrl: origin } };
  return {
    CreateAppTokenMutation: { appToken: 'token' },
    SkipBuildMutation: { skipBuild: true },
    FirstCommittedAtQuery: {
      app: { firstBuild: published ? { committedAt: earlier.committedAt } : null, lastBuild: null },
    },
    HasBuildsWithCommitsQuery: { app: { hasBuildsWithCommits: published ? [published] : [] } },
    MergeCommitsQuery: { app: { mergedPullRequests: [] } },
    BaselineCommitsQuery: { app: { baselineBuilds: [earlier] } },
    LastBuildQuery: { app: { isOnboarding: false, lastBuild: published ? earlier : null } },
    AnnounceBuildMutation: { announceBuild: { ...full, app } },
    UploadBuildMutation: { uploadBuild: { info: { sentinelUrls: [], targets: [], zipTarget: null }, userErrors: [] } },
    PublishBuildMutation: { publishBuild: { status: 'PUBLISHED', storybookUrl: origin } },
    StartedBuildQuery: { app: { build: full } },
    VerifyBuildQuery: { app: { build: full } },
    SnapshotBuildQuery: { app: { build: full } },
    TrackCLITelemetryEvent: { trackCLITelemetryEvent: true },
  };
};

/**
 * Starts a local stand-in of Chromatic's index API, which accepts every build. The CLI uses it if `CHROMATIC_INDEX_URL`
 * is its origin. The stand-in takes no screenshots and stores nothing.
 */
export async function startChromaticServer(published?: string): Promise<ChromaticServer> {
  const requests: ChromaticRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { query = '', variables = {} } = (body.startsWith('{') ? JSON.parse(body) : {}) as {
      query?: string;
      variables?: Record<string, unknown>;
    };
    const [, operation = ''] = /(?:query|mutation)\s+(\w+)/.exec(query) ?? [];
    requests.push({ operation, variables });
    const data = responses(origin, published)[operation];
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify(data ? { data } : { errors: [{ message: `No response for ${operation || request.url}` }] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, requests, close };
}
