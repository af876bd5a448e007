import type { CatalogueEntry } from '../capabilities/capability.ts'
import { type CapabilityWeight, WEIGHTS } from '../capabilities/capability.ts'
import { oneOf, type Static, t } from '../schema.ts'

const COMPUTE_CLASSES = Object.keys(WEIGHTS) as [CapabilityWeight, ...CapabilityWeight[]]

export const ListingResource = t.Object(
  {
    object: t.Literal('list', { description: 'Object type.' }),
    families: t.Array(
      t.Object({
        slug: t.String({ description: 'Slug of the family, the first part of the path.' }),
        title: t.String({ description: 'Name.' }),
        about: t.String({ description: 'Subject of the capabilities of the family.' }),
        capabilities: t.Integer({ description: 'Number of capabilities in the family.' }),
      }),
      { description: 'Families and capabilities in reading order.' },
    ),
    capabilities: t.Array(
      t.Object({
        slug: t.String({ description: 'Slug of the capability, the last part of the path.' }),
        family: t.String({ description: 'Slug of the capability’s family.' }),
        title: t.String({ description: 'Name.' }),
        summary: t.String({ description: 'Content of the answer.' }),
        path: t.String({ description: 'Path of the POST request.' }),
        status: t.Union([t.Literal('ga'), t.Literal('beta')], {
          description: 'Stability: ga (stable) or beta (may still change).',
        }),
        compute_class: oneOf(COMPUTE_CLASSES, { description: 'Price class.' }),
        credits: t.Integer({ description: 'Price of a live call, credits.' }),
        rate_limit_units: t.Integer({ description: 'Rate limit units per call.' }),
        pdf: t.Boolean({ description: 'True if POST /v1/jobs/pdf can render the answer.' }),
        input_schema: t.String({ description: 'URL of the input schema.' }),
        data_schema: t.String({ description: 'URL of the answer schema.' }),
      }),
      { description: 'Families and capabilities in reading order.' },
    ),
  },
  { $id: 'Capabilities' },
)

export interface FamilyListing {
  readonly slug: string
  readonly title: string
  readonly about: string
}

const OPENAPI = '/v1/openapi.json#/paths'
/** A name as a reference token of a JSON pointer. Source: RFC 6901. */
const pointerStep = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

/** The list of all capabilities, with prices and URLs of their schemas. */
export const listingResource = (
  families: readonly FamilyListing[],
  catalogue: readonly CatalogueEntry[],
): Static<typeof ListingResource> => ({
  object: 'list',
  families: families.map(({ slug, title, about }) => ({
    slug,
    title,
    about: about || title,
    capabilities: catalogue.filter(({ family }) => family === slug).length,
  })),
  capabilities: catalogue.map(({ slug, family, title, summary, path, status, weight, report }) => {
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
      pdf: report !== undefined,
      input_schema: `${operation}/requestBody/${json}`,
      data_schema: `${operation}/responses/200/${json}/properties/data`,
    }
  }),
})
