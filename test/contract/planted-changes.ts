import type { Change } from '../../scripts/contract/graph.ts'
import { compare } from '../../scripts/contract/operations.ts'
import { type Editable, sampleDescription } from './sample-description.ts'

/** An edit of the sample description, the expected rule, and the expected path. */
export type Planted = readonly [name: string, plant: (document: Editable) => unknown, rule: string, path: string]

export const set = Object.assign
export const rename = (object: Editable, name: string, to: string) => {
  object.properties[to] = object.properties[name]
  delete object.properties[name]
  object.required = object.required?.map((each: string) => (each === name ? to : each))
}

export const chart = (document: Editable) => document.paths['/v1/charts/chart'].post
export const jobs = (document: Editable) => document.paths['/v1/jobs'].get
export const body = (document: Editable) => chart(document).requestBody.content['application/json'].schema
/** The fields of the request. */
export const fields = (document: Editable) => body(document).properties
export const schemas = (document: Editable) => document.components.schemas
/** The schema of the fields of a planet, without those of its base. */
export const planet = (document: Editable) => schemas(document).Planet.allOf[1]
/** The fields of the answer. */
export const data = (document: Editable) => schemas(document).ChartData.properties

export const CHART = 'POST /v1/charts/chart'
export const BODY = 'body.application/json'
export const DATA = 'responses.200.application/json.data'

/** The changes that the comparison finds after one edit of the sample description. */
export const changesBy = (plant: Planted[1]): Change[] => {
  const after = sampleDescription()
  plant(after)
  return compare(sampleDescription(), after)
}

/** The rule and the places of changes, one line for each place. */
export const linesOf = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ rule, places }) => places.map(({ operation, path }) => `${rule}: ${operation} ${path}`.trim()))
