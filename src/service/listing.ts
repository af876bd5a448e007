import type { Entry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { type Static, t } from '../schema.ts'

export const ListingResource = t.Object(
  {
    object: t.Literal('list', { description: 'Object type.' }),
    families: t.Array(
      t.Object({
        slug: t.String({ description: 'First part of the path.' }),
        title: t.String({ description: 'Name.' }),
        about: t.String({ description: 'Subject of its capabilities.' }),
        capabilities: t.Integer({ description: 'Their number.' }),
      }),
      { description: 'In reading order.' },
    ),
    capabilities: t.Array(
      t.Object({
        slug: t.String({ description: 'Last part of the path.' }),
        family: t.String({ description: 'Slug of its family.' }),
        title: t.String({ description: 'Name.' }),
        summary: t.String({ description: 'Content of the answer.' }),
        path: t.String({ description: 'Path of the POST request.' }),
        status: t.Union([t.Literal('ga'), t.Literal('beta')], { description: 'A beta may still change.' }),
        compute_class: t.String({ description: 'Price class.' }),
        credits: t.Integer({ description: 'Price of a live call.' }),
        rate_limit_units: t.Integer({ description: 'Rate limit units per call.' }),
        pdf: t.Boolean({ description: 'Whether POST /v1/jobs/pdf can render it.' }),
        input_schema: t.String({ description: 'URL of its input schema.' }),
        data_schema: t.String({ description: 'URL of its answer schema.' }),
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
/** A name as a reference token of a JSON pointer. Source: RFC 6901. */
const pointerStep = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

/** The list of all capabilities, with prices and URLs of their schemas. */
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
    const operation = `${OPENAPI}/${pointerStep(path)}/post`
    const json = `content/${pointerStep('application/json')}/schema`
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
      input_schema: `${operation}/requestBody/${json}`,
      data_schema: `${operation}/responses/200/${json}/properties/data`,
    }
  }),
})
