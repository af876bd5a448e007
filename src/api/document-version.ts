/** The version of this release, as in package.json. A module of its own, because the OpenAPI description loads slowly. */
export const DOCUMENT_VERSION = '1.0.0-rc.1'
