import type { Attacker } from './attacker.ts'
import { ASSISTANT, base64, born, chat, hostile, LANGUAGES, many, marks, NEARLY, people, SITE } from './inputs.ts'

/** Attacks through inputs of capabilities, by name. Each runs until it is over. */
export const ON_CAPABILITIES: Readonly<Record<string, (by: Attacker) => Promise<unknown>>> = {
  'dxf: pathological drawings': (by) => {
    const files = hostile().map((dxf_base64) => JSON.stringify({ dxf_base64 }))
    return by.flood(8, (i) => by.call('vastu-import-dxf', files[i % files.length]!))
  },
  'dxf: megabytes of invalid base64': (by) => {
    const junk = [
      `${'A'.repeat(1_400_000)}!`,
      '!'.repeat(2_700_000),
      `${' A'.repeat(1_000_000)}=`,
      'é'.repeat(1_300_000),
      '\\u0041'.repeat(400_000),
      'A\\n'.repeat(800_000),
    ].map((text) => `{"dxf_base64":"${text}"}`)
    return by.flood(10, (i) => by.call('vastu-import-dxf', junk[i % junk.length]!))
  },
  'dxf: large bodies on many connections': (by) => {
    const body = JSON.stringify({ dxf_base64: base64('0\nSECTION\n'.repeat(209_000)) })
    return by.flood(80, () => by.call('vastu-import-dxf', body))
  },
  'maps: extreme parts of the Earth': (by) => {
    const boxes = [
      [-180, -90, 180, 90],
      [170, -20, -170, 20],
      [179.9, 80, -175.1, 89.99],
      [0, 0, 5, 5],
      [-180, 84.9, 180, 90],
      [1e-300, -5, 5.1, 5],
      [180, -90, -180, 90],
    ]
    const projections = ['equirectangular', 'mercator', 'robinson', 'orthographic', 'mollweide', 'natural_earth']
    return by.flood(12, (i) =>
      by.call(
        'astrocartography-map',
        {
          ...born(i),
          width: [4000, 200, 2000][i % 3],
          bbox: boxes[i % boxes.length],
          projection: projections[(i >> 1) % 2],
          theme: ['light', 'dark'][i % 2],
        },
        i % 3 === 0 ? { Accept: 'image/png' } : {},
      ),
    )
  },
  'pictures: plans, wheels and sheets at once': (by) =>
    by.flood(16, (i) => {
      const plan = by.exampleOf('vastu-plan-image')
      const rooms = many(40, (k) => ({
        name: `Zimmer ${'\u0301'.repeat(30)} ${k}`,
        type: 'guest_bedroom',
        polygon: [
          [0.2 * k, 1],
          [0.2 * k + 0.19, 1],
          [0.2 * k + 0.19, 3 + (i % 5)],
          [0.2 * k, 3],
        ],
      }))
      return i % 2
        ? by.call('vastu-plan-image', { ...plan, rooms, width: 2400 }, { Accept: 'image/png' })
        : by.call('western-natal-wheel', { ...born(i), size: 2000 }, { Accept: 'image/png' })
    }),
  'ndjson: clients that do not read': (by) => {
    const body = JSON.stringify({
      subject: { role: 'groom', birth: born(1) },
      candidates: people(400, 3),
      systems: ['ashtakoot'],
    })
    const head = by.head(
      `POST ${by.pathOf('bulk-match')} HTTP/1.1`,
      'Accept: application/x-ndjson',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    )
    return by.hold(60, () => `${head}\r\n${body}`, '', false)
  },
  'ndjson: clients that hang up': (by) => {
    const body = JSON.stringify({
      subject: { role: 'groom', nakshatra: 'Ardra', pada: 1 },
      candidates: people(300, 5),
      systems: ['ashtakoot'],
    })
    return by.flood(20, async (i) => {
      const leaving = new AbortController()
      setTimeout(() => leaving.abort(), 5 + ((i * 7) % 120))
      await fetch(`${by.url}${by.pathOf('bulk-match')}`, {
        method: 'POST',
        headers: { ...by.headers, Accept: 'application/x-ndjson' },
        body,
        signal: leaving.signal,
      }).then(
        async (response) => {
          await response.body
            ?.getReader()
            .read()
            .catch(() => {})
          leaving.abort()
          by.count('hung up in the body')
        },
        () => by.count('hung up before'),
      )
    })
  },
  'matching: the largest bulk from ten connections': (by) => {
    const systems = ['ashtakoot', 'ten_porutham', 'kerala_porutham', 'telugu']
    return by.flood(10, (i) =>
      by.call('bulk-match', {
        subject: { role: 'groom', birth: born(i) },
        candidates: people(1000, i % 200),
        systems,
        include_manglik: true,
        min_score: 0,
      }),
    )
  },
  'matching: the largest matrices': (by) =>
    by.flood(6, (i) =>
      by.call('bulk-match-matrix', {
        grooms: people(500, i % 100),
        brides: people(500, 100 + (i % 100)),
        min_score: 0,
        top_per_person: 50,
        exclude: ['rajju', 'vedha', 'nadi', 'bhakoot', 'manglik'],
        assign: true,
      }),
    ),
  'ai: chats of 40,000 characters': (by) =>
    by.flood(8, (i) =>
      by.call(
        'ai-chat',
        chat(i, (turn) => `${i} ${turn} ${NEARLY.repeat(12)}`.slice(0, 995), 39),
      ),
    ),
  'ai: combining marks': (by) => {
    const bomb = marks(15_999)
    return by.flood(8, (i) =>
      i % 3 === 0
        ? by.call(
            'ai-chat',
            chat(i, () => `a${bomb}`, 29),
          )
        : i % 3 === 1
          ? by.call('ai-question', { ...born(i), question: `a${bomb}` })
          : by.call('tarot-yes-no', { seed: `${i}`, question: `a${bomb}` }),
    )
  },
  'ai: slowest texts for the patterns of the gate': (by) => {
    const texts = [
      'a.'.repeat(500),
      'a b c d e f g '.repeat(70),
      `${'ignore '.repeat(140)}`,
      '0'.repeat(999),
      'x!1'.repeat(330),
      '?'.repeat(999),
      'क्षि '.repeat(190),
      '\u{1f600}\u200d'.repeat(300),
      'AA'.repeat(490),
      'pretend to be '.repeat(70),
    ]
    return by.flood(8, (i) =>
      by.call('ai-question', { ...born(i), question: `${texts[i % texts.length]!.slice(0, 950)} ${i}` }),
    )
  },
  'ai: readings without a language model': (by) =>
    by.flood(12, (i) =>
      i % 2
        ? by.call('ai-chart-reading', { ...born(i), length: 'long' })
        : by.call('ai-transit-reading', { ...born(i), start_date: '2026-11-21', days: 90, length: 'long' }, ASSISTANT),
    ),
  'pdf: orders and cancels': (by) =>
    by.flood(10, async (i) => {
      const { status, text } = await by.post('/v1/jobs/pdf', {
        capability: 'matching-report',
        input: { groom: born(i), bride: born(i + 9) },
      })
      if (status !== 202) return
      const { id } = JSON.parse(text).data
      if (i % 3) await by.send(`/v1/jobs/${id}`, { method: 'DELETE', headers: by.headers })
      else await by.send(`/v1/jobs/${id}`, { headers: by.headers })
    }),
  'searches: widest ranges': (by) =>
    by.flood(10, (i) => {
      const year = 1820 + (i % 560)
      const kinds: (() => Promise<unknown>)[] = [
        () => by.call('planetary-events', { ...SITE, year }),
        () => by.call('mundane-planetary-cycles', { date: `${year}-06-01`, utc_offset: '+00:00' }),
        () => by.call('western-retrogrades', { year, birth: born(i) }),
        () => by.call('western-transit-dates', { ...born(i), start_date: '2025-01-01', days_ahead: 1830 }),
        () => by.call('lifetime-malefic-transits', born(i)),
        () =>
          by.call('muhurta-search', {
            ...SITE,
            purpose: 'marriage',
            start_date: `${year}-01-01`,
            end_date: `${year}-12-31`,
          }),
        () => by.call('mundane-eclipse-chart', { ...by.exampleOf('mundane-eclipse-chart') }),
      ]
      return kinds[i % kinds.length]!()
    }),
  'searches: aborted by the client': (by) =>
    by.flood(30, async (i) => {
      const leaving = AbortSignal.timeout(3 + ((i * 13) % 60))
      await fetch(`${by.url}${by.pathOf('western-transit-dates')}`, {
        method: 'POST',
        headers: by.headers,
        body: JSON.stringify({ ...born(i), start_date: '2025-01-01', days_ahead: 1830 }),
        signal: leaving,
      }).then(
        (response) => by.count(response.status),
        () => by.count('left'),
      )
    }),
  'places: long and wild names': (by) => {
    const texts = [
      '%'.repeat(100),
      '*'.repeat(100),
      'a'.repeat(100),
      'é'.repeat(100),
      `a${marks(99)}`,
      'zzzzzzzzz qqqqqqqq wwwwwww',
      'ß'.repeat(100),
      '\u{1f600}'.repeat(50),
      'San San San San, United',
      '0,0',
      '.*(a+)+$',
      '北京'.repeat(50),
      'ﷺ'.repeat(100),
      'sao paolo mumbia dehli,',
    ]
    return by.flood(20, (i) =>
      by.call('search-place', {
        query: `${texts[i % texts.length]!.slice(0, 92)}${i % 1000}`,
        limit: 25,
        near: { latitude: 90, longitude: 180 },
      }),
    )
  },
  'labels: large answers in many languages': (by) =>
    by.flood(10, (i) =>
      by.call(['vimshottari-dasha', 'classical-kundli-report', 'all-yogas'][i % 3]!, {
        ...born(i),
        ...(i % 3 === 0 && { levels: 4 }),
        labels: LANGUAGES[i % LANGUAGES.length],
      }),
    ),
}
