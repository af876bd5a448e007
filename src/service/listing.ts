import type { Entry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { type Static, t } from '../schema.ts'

export const ListingResource = t.Object(
  {
    object: t.Literal('list', { description: 'What this is.' }),
    families: t.Array(
      t.Object({
        slug: t.String({ description: 'First part of the path.' }),
        title: t.String({ description: 'Its name.' }),
        about: t.String({ description: 'What its capabilities compute.' }),
        capabilities: t.Integer({ description: 'How many it has.' }),
      }),
      { description: 'In reading order.' },
    ),
    capabilities: t.Array(
      t.Object({
        slug: t.String({ description: 'Last part of the path.' }),
        family: t.String({ description: 'Slug of its family.' }),
        title: t.String({ description: 'Its name.' }),
        summary: t.String({ description: 'What the caller gets.' }),
        path: t.String({ description: 'Where it is called by POST.' }),
        status: t.Union([t.Literal('ga'), t.Literal('beta')], { description: 'A beta may still change.' }),
        compute_class: t.String({ description: 'By which it is priced.' }),
        credits: t.Integer({ description: 'Of a successful live call.' }),
        rate_limit_units: t.Integer({ description: 'What a call takes of the rate limit.' }),
        pdf: t.Boolean({ description: 'Whether POST /v1/jobs/pdf makes a document of it.' }),
        input_schema: t.String({ description: 'Address of the schema of its body.' }),
        data_schema: t.String({ description: 'Address of the schema of its data.' }),
      }),
      { description: 'In reading order.' },
    ),
  },
  { $id: 'Capabilities' },
)

export interface Family {
  readonly slug: string
  readonly title: string
  readonly about: string
}

const OPENAPI = '/v1/openapi.json#/paths'
/** A path as a step of a JSON pointer. Source: RFC 6901. */
const step = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

/** Every capability with its price and where its schemas are. */
export const listingResource = (
  families: readonly Family[],
  catalogue: readonly Entry[],
): Static<typeof ListingResource> => ({
  object: 'list',
  families: families.map(({ slug, title, about }) => ({
    slug,
    title,
    about: about || title,
    capabilities: catalogue.filter(({ family }) => family === slug).length,
  })),
  capabilities: catalogue.map(({ slug, family, title, summary, path, status, weight, document }) => {
    const at = `${OPENAPI}/${step(path)}/post`
    const json = `content/${step('application/json')}/schema`
    return {
      slug,
      family,
      title,
      summary,
      path,
      status: status ?? 'ga',
      compute_class: weight,
      credits: WEIGHTS[weight].credits,
      rate_limit_units: WEIGHTS[weight].units,
      pdf: document !== undefined,
      input_schema: `${at}/requestBody/${json}`,
      data_schema: `${at}/responses/200/${json}/properties/data`,
    }
  }),
})
