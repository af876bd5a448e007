import { type Asset, asset } from './asset.ts'

/** Where the page's parts are served; every one comes from this origin, so that the page works offline. */
export const DOCS = '/docs'

/** The reference page asks nothing of another origin: what the settings might miss, the browser refuses. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Khagola API reference</title>
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The description itself is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</noscript>
<script src="${DOCS}/scalar.js"></script>
<script src="${DOCS}/start.js"></script>
</body>
</html>
`

const CONFIGURATION = {
  url: '/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  persistAuth: false,
  defaultOpenAllTags: false,
  favicon: 'data:,',
}

const START = `Scalar.createApiReference('#reference', ${JSON.stringify(CONFIGURATION)})\n`

const scalarScript = async () => {
  const module = Bun.resolveSync('@scalar/api-reference', import.meta.dir)
  const script = Bun.file(new URL('./browser/standalone.js', Bun.pathToFileURL(module)))
  return asset('text/javascript; charset=utf-8', new Uint8Array(await script.arrayBuffer()))
}

let parts: Promise<Record<string, Asset>> | undefined

/** The page and its two scripts, by path; read when first asked for. */
export const docsAssets = (): Promise<Record<string, Asset>> => {
  parts ??= Promise.all([
    asset('text/html; charset=utf-8', PAGE),
    scalarScript(),
    asset('text/javascript; charset=utf-8', START),
  ]).then(([page, scalar, start]) => ({
    [DOCS]: page,
    [`${DOCS}/scalar.js`]: scalar,
    [`${DOCS}/start.js`]: start,
  }))
  return parts
}
