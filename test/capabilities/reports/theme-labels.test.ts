import { expect, test } from 'bun:test'
import { LABELS } from '../../../src/capabilities/reports/parts/area-argument.ts'
import { CAREER_HEADINGS } from '../../../src/capabilities/reports/parts/chapter-headings.ts'

/** A plural noun directly after "your" and at most one adjective. */
const PLURAL = /^your (?:\w+ )?\w*[^s]s$/

test('labels of themes are singular, as the verbs of their sentences', () => {
  for (const { gift, strain } of [LABELS, CAREER_HEADINGS.labels])
    for (const label of [...Object.values(gift), ...Object.values(strain)]) expect(label).not.toMatch(PLURAL)
})
