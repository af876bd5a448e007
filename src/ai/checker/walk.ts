import { GRAHAS, isNode } from '../../jyotish/grahas.ts'
import { elementOf, modalityOf, SIGNS, type Sign, type SignIndex } from '../../zodiac/signs.ts'
import type { ChartOf, ClaimRelation, Person } from '../claims.ts'
import type { Cue } from './cues.ts'
import type { Known } from './known.ts'
import { isPart, type Part } from './part.ts'
import { type Frame, framesOf, has, type Scene, tieBefore, wordAt } from './scene.ts'

/** A walk along a sentence, with what it has met: who is spoken of, which place waits for somebody, which word ties. */

export const indexOf = (sign: string) => SIGNS.indexOf(sign as Sign) as SignIndex

export interface Predicate {
  readonly relation: ClaimRelation | 'nature' | 'group' | 'vargottama' | 'samesign'
  readonly object: string
  readonly houses?: readonly number[]
  readonly from?: 'Moon'
  readonly at: number
  /** Where it stood before its subject, whether it was denied there. */
  readonly denied?: boolean
}
export interface Subject {
  readonly names: readonly string[]
  readonly at: number
  readonly persons: readonly Person[]
}
interface Before {
  readonly subject: string | null
  readonly chart: ChartOf | null
  readonly varga: string | null
}

export class Walk {
  readonly scene: Scene
  readonly parts: readonly Part[]
  readonly known: Known
  readonly used: Set<number>
  readonly frames: readonly Frame[]
  carried: Subject | null
  persons: readonly Person[]
  subject: Subject | null = null
  lastNamed: Subject | null
  cue: { cue: Cue; passive: boolean; at: number } | null = null
  topic: { relation: 'house' | 'sign'; values: readonly string[]; at: number } | null = null
  lastTopic: { relation: 'house' | 'sign'; values: readonly string[]; at: number } | null = null
  pending: Predicate[] = []
  waiting: { names: readonly string[]; at: number } | null = null
  lastSign: string | null = null
  lastSignAt = -1
  lastPlace: { relation: 'sign' | 'house'; object: string } | null = null
  lastHouses: readonly number[] = []
  lastPredicate: { predicate: Predicate; denied: boolean } | null = null
  stretchFrom = 0
  /** Of whom nothing has been said yet. */
  bare: { at: number; after: string } | null = null

  constructor(scene: Scene, before: Before) {
    const { subject } = before
    this.scene = scene
    this.parts = scene.parts
    this.known = scene.known
    this.used = scene.used
    this.frames = framesOf(scene, before)
    this.persons = scene.usual
    const leaned = subject !== null && (GRAHAS as readonly string[]).includes(subject)
    this.carried = leaned ? { names: [subject], at: -1, persons: scene.usual } : null
    this.lastNamed = this.carried
  }

  /** Whether a predicate is denied: the word stands before it in its clause. */
  deniedAt(at: number): boolean {
    for (let i = at - 1; i >= this.stretchFrom && at - i < 9; i--) {
      const part = this.parts[i]!
      if (isPart(part, 'not'))
        return (
          !/^(?:only|just)$/.test(wordAt(this.scene, i + 1)) &&
          !(at - i > 5 && has(this.scene, i, at, (each) => isPart(each, 'who')))
        )
      if (isPart(part, 'state') && /^(?:no|free of|free from|devoid of)$/.test(part.text)) return true
      if (isPart(part, 'comma') || isPart(part, 'sign') || isPart(part, 'seats') || isPart(part, 'dignity')) break
      if (
        isPart(part, 'who') &&
        !/^(?:have|has|find|see|get)$/.test(tieBefore(this.scene, i).text) &&
        !has(this.scene, this.stretchFrom, i, (each) => each.text === 'neither' || each.text === 'none')
      )
        break
    }
    return has(this.scene, this.stretchFrom, at, (each) => each.text === 'neither')
  }

  chartFor(
    name: string,
    relation: ClaimRelation,
    frame: Frame,
    who: Person,
    from?: 'Moon',
  ): { chart: ChartOf; subject: string } {
    if (frame.varga && (relation === 'sign' || relation === 'dignity'))
      return { chart: frame.chart!, subject: frame.chart === 'varga' ? `${frame.varga} ${name}` : name }
    const inSky = (chart: ChartOf) =>
      this.known.all(name, relation, { person: who, chart, ...(from && { from }) }).length > 0
    const chart: ChartOf =
      frame.chart === 'transit' && (name === 'ascendant' ? false : inSky('transit') || !inSky('D1'))
        ? 'transit'
        : frame.chart === 'D1'
          ? 'D1'
          : (frame.now || from === 'Moon') && inSky('transit')
            ? 'transit'
            : inSky('D1') || !inSky('transit')
              ? 'D1'
              : 'transit'
    return { chart, subject: name }
  }

  holdsOf(name: string, { relation, object, houses, from, at }: Predicate, who: Person, denied: boolean): boolean {
    const frame = this.frames[at]!
    const value = (of: ClaimRelation, fromMoon?: 'Moon') => {
      const { chart, subject: whom } = this.chartFor(name, of, frame, who, fromMoon)
      return this.known.one(whom, of, { person: who, chart, ...(fromMoon && { from: fromMoon }) })
    }
    if (relation === 'nature' || relation === 'samesign') {
      const sign = value('sign')
      if (!sign) return false
      const is =
        relation === 'samesign'
          ? sign === object
          : elementOf(indexOf(sign)) === object || modalityOf(indexOf(sign)) === object
      return is !== denied
    }
    if (relation === 'group') {
      const house = value('house')
      return house !== undefined && houses!.includes(Number(house)) !== denied
    }
    if (relation === 'vargottama') {
      const [natal, ninth] = [
        this.known.one(name, 'sign', { person: who }),
        this.known.one(name, 'sign', { person: who, chart: 'D9' }),
      ]
      return natal !== undefined && ninth !== undefined && (natal === ninth) !== denied
    }
    // No fact tells houses or lords of a varga.
    if ((relation === 'lord' || relation === 'house') && this.isOfVarga(at)) return false
    if (relation === 'lord' || relation === 'office' || relation === 'rank') {
      const asked = { person: who }
      return denied ? this.known.denies(name, relation, object, asked) : this.known.says(name, relation, object, asked)
    }
    const { chart, subject: whom } = this.chartFor(name, relation, frame, who, from)
    const asked = {
      person: who,
      chart: relation === 'retrograde' || relation === 'combust' ? ('D1' as const) : chart,
      ...(from && { from }),
    }
    return denied ? this.known.denies(whom, relation, object, asked) : this.known.says(whom, relation, object, asked)
  }

  /** Whether a varga is named in the clause of a part. */
  isOfVarga(at: number): boolean {
    const pause = (i: number) =>
      isPart(this.parts[i], 'comma') || isPart(this.parts[i], 'stop') || isPart(this.parts[i], 'and')
    for (const step of [-1, 1])
      for (let i = at + step; i >= 0 && i < this.parts.length && !pause(i); i += step)
        if (isPart(this.parts[i], 'varga')) return true
    return false
  }

  /** Whether nobody else has it, where of all it is this.known. */
  isAlone(names: readonly string[], predicate: Predicate): boolean {
    return this.persons.every((who) =>
      GRAHAS.every(
        (each) =>
          names.includes(each) ||
          (isNode(each) && predicate.relation !== 'house' && predicate.relation !== 'sign') ||
          (predicate.relation === 'retrograde' && (each === 'Sun' || each === 'Moon')) ||
          this.holdsOf(each, predicate, who, true),
      ),
    )
  }

  bind(of: Subject, predicate: Predicate, deny?: boolean): boolean {
    const denied = deny ?? this.deniedAt(predicate.at)
    if (of.persons.length === 0) return false
    this.used.add(predicate.at)
    if (of.names[0] === 'ascendant' && predicate.relation === 'house') return true
    const whose = this.ownerFor(predicate.at) ?? of.persons
    if (!of.names.every((name) => whose.every((who) => this.holdsOf(name, predicate, who, denied)))) return false
    const alone = has(
      this.scene,
      this.stretchFrom,
      this.parts.length,
      (part, i) =>
        (isPart(part, 'only') || /^(?:single|sole|one)$/.test(part.text)) &&
        this.isExclusive(i) &&
        (Math.abs(i - of.at) <= (isPart(this.parts[i + 1], 'planets') ? 4 : 2) || Math.abs(i - predicate.at) <= 2),
    )
    if (alone && !denied && !this.isAlone(of.names, predicate)) return false
    if (this.bare && this.bare.at === of.at) this.bare = null
    this.lastPredicate = { predicate, denied }
    return true
  }
  isExclusive(at: number): boolean {
    const { text } = this.parts[at]!
    if (/^(?:single|sole|one)$/.test(text))
      return text === 'one'
        ? /^(?:the|only)$/.test(wordAt(this.scene, at - 1)) &&
            has(
              this.scene,
              at + 1,
              at + 3,
              (part) => isPart(part, 'retrograde') || isPart(part, 'planets') || isPart(part, 'dignity'),
            )
        : has(this.scene, at + 1, at + 3, (part) => /occupants?|planet|tenant|guest|resident/.test(part.text))
    this.used.add(at)
    return true
  }
  /** "In Sagittarius for the second" */
  ownerFor(at: number): readonly Person[] | null {
    for (let i = at + 1; i < at + 9 && i < this.parts.length; i++) {
      const part = this.parts[i]!
      if (isPart(part, 'seats') || isPart(part, 'sign') || isPart(part, 'dignity')) continue
      if (isPart(part, 'owner')) {
        const tie = wordAt(this.scene, i - 1) === 'the' ? wordAt(this.scene, i - 2) : wordAt(this.scene, i - 1)
        return tie === 'for' || tie === 'in' || tie === 'of' ? part.item.persons : null
      }
      if (!/^(?:for|in|the|case|of)$/.test(part.text)) return null
    }
    return null
  }

  all(of: Subject, predicate: Predicate, objects: readonly string[]): boolean {
    return objects.every((object) => this.bind(of, { ...predicate, object }))
  }

  tied(
    a: Subject,
    relation: 'with' | 'aspects',
    objects: readonly string[],
    at: number,
    denied = this.deniedAt(at),
  ): boolean {
    return (
      a.persons.length > 0 &&
      a.names.every((name) =>
        objects.every(
          (object) =>
            object === name ||
            a.persons.every((who) => {
              const frame = this.frames[at]!
              const inSky = this.known.one(name, 'sign', { person: who, chart: 'transit' }) !== undefined
              const atBirth =
                this.known.one(name, 'sign', { person: who }) !== undefined ||
                this.known.all(name, relation, { person: who }).length > 0
              const chart: ChartOf =
                (frame.chart === 'transit' || (frame.now && frame.chart !== 'D1')) && inSky
                  ? 'transit'
                  : atBirth || !inSky
                    ? 'D1'
                    : 'transit'
              return [chart].some((chart) => {
                const asked = { person: who, chart }
                const signs =
                  this.known.one(name, 'sign', asked) !== undefined || this.known.all(name, relation, asked).length > 0
                const is = this.known.says(name, relation, object, asked)
                return denied ? signs && !is : is
              })
            }),
        ),
      )
    )
  }

  settle(of: Subject): boolean {
    const waitingFor = this.pending
    this.pending = []
    return waitingFor.every((predicate) => this.bind(of, predicate, predicate.denied ?? false))
  }

  current(): Subject | null {
    return this.subject ?? this.carried
  }

  subjectSettled(): boolean {
    return this.bare === null
  }
  isPredicate(part: Part): boolean {
    return ['sign', 'seats', 'star', 'dignity', 'retrograde', 'combust', 'period', 'date', 'lords'].includes(
      part.item.is,
    )
  }
  /** Words that stand for somebody before, in front of a part. */
  leansAt(from: number, to: number): boolean {
    return has(
      this.scene,
      from,
      to,
      (part) => isPart(part, 'pronoun') || /^(?:it|they|he|she|itself|this|these|that|both)$/.test(part.text),
    )
  }
  whoAhead(at: number): boolean {
    for (let i = at + 1; i < this.parts.length; i++) {
      if (isPart(this.parts[i], 'stop') && this.parts[i]!.text !== ':') return false
      if ((isPart(this.parts[i], 'who') || isPart(this.parts[i], 'lords')) && !this.used.has(i)) return true
    }
    return false
  }
  /** Whether between two planets something acts from one on the other. */
  isTying(from: number, to: number): boolean {
    return !has(
      this.scene,
      from + 1,
      to,
      (part) =>
        this.isPredicate(part) ||
        isPart(part, 'period') ||
        /^(?:when|as|because|since|where|which|if|than|that|from|while)$/.test(part.text),
    )
  }
  anyTie(of: Subject, houses: readonly number[], at: number): boolean {
    return of.names.every((name) =>
      houses.every((house) =>
        of.persons.every(
          (who) =>
            this.known.says(name, 'lord', String(house), { person: who }) ||
            this.holdsOf(name, { relation: 'house', object: String(house), at }, who, false),
        ),
      ),
    )
  }
}
