import { tellsEvent } from './events.ts'
import { baseForms } from './words.ts'

/** What would state a fact of somebody's life: it may be spoken of as a matter or as what may be, never as what is, was or will be. */

const LIFE: ReadonlySet<string> = new Set(
  `
  father mother parent brother sister sibling son daughter husband wife spouse partner aunt uncle cousin grandmother grandfather relative
  kin ancestor elder baby child kid  lover fiance bride groom boss employer employee enemy rival neighbour 
  marry wed wedding remarry divorce separation engaged engagement  pregnancy birth born adopt 
  job promotion promote hire  employ employment unemployed retire retirement profession business career work-place  salary wage
  income profit loss debt loan saving wealthy rich poor poverty inherit inheritance legacy invest investment property land estate vehicle car
   home country abroad emigrate immigrate relocate foreign travel  settle city village town
  fame famous award title election power political politics government
  accident injury injure  illness ill sick sickness pain heal recover recovery health healthy unhealthy body  blood brain  ear skin
  stomach digestion gut liver lung bone nerve   doctor hospital addiction addict fever headache 
  court case law legal judge police theft fraud scandal crime
  exam examination degree school college university graduate graduation scholarship
    lifetime lifestyle longevity youth childhood adulthood old young  ageing
  suffer trouble cause victim betray cheat steal rob attack harm
  win lose loss fail failure succeed  victory defeat   ruin bankrupt bankruptcy gamble
  ambassador captain pilot detective baker tailor carpenter mason sailor monk hermit diplomat
  translator interpreter librarian curator archivist inspector coach referee spokesperson understudy trainee pupil trip cruise flight vacation holiday reunion admission
  teacher writer artist student author poet lecturer tutor scholar partnership purchase buy sell live house  
  `
    .trim()
    .split(/\s+/),
)
// "Early" is not made from "ear", nor "lively" from "live".
const NO_LIFE = /^(?:early|lively|livelier|liveliest)$/
export const isOfLife = (word: string): boolean =>
  !NO_LIFE.test(word) &&
  (baseForms(word).some((each) => LIFE.has(each)) ||
    (/^(?:great|grand|step|half)-/.test(word) && LIFE.has(word.replace(/^.*-/, ''))))

const HEDGES = new Set('may might can could perhaps maybe possibly should would need if whether how'.split(' '))
/** Verbs that weigh a matter and tell nothing of it. */
const SOFT =
  /^(?:ask|need|want|deserve|benefit|thrive|call|matter|reward|invite|favour|tend|suit|help|support|speak|suggest|encourage|value|mean|grow|depend)s?$/
const LINKING =
  /^(?:link|join|favour|support|encourag|invit|connect|colour|affect|shap|touch|blend|balanc|tying|tint|ting|warm|shad|lift|stead|steady|deepen|feed|guid|ground|inform|brighten|sweeten|season|nourish|steer)(?:ing|es|e|s)?$/
const PREPOSITIONS = new Set(
  'of in for with about on around into between over toward towards to through beyond at within across against without like from by concerning regarding beside behind'.split(
    ' ',
  ),
)
const hedgeBefore = (tokens: readonly Worded[], index: number): number =>
  tokens.findLastIndex(({ text }, at) => at < index && MAY.test(text))
const tellsChart = (tokens: readonly Worded[]): boolean => tokens.some((each) => OF_CHART.has(each.item.is))

/** Whether a word is of what may come of a thing: "can make you quick to find a bright side"; not of what it may be. */
export const isAfterHedge = (tokens: readonly Worded[], index: number): boolean => {
  const hedge = hedgeBefore(tokens, index)
  return hedge >= 0 && tokens[hedge + 1]?.text !== 'be' && !tellsChart(tokens.slice(hedge, index))
}

/** Whether it stands in a clause of what may be, with nothing of the chart in it: "which can support leadership". */
export const isOfReader = (tokens: readonly Worded[], index: number): boolean => {
  const hedge = hedgeBefore(tokens, index)
  const start = tokens.findLastIndex(
    ({ text, item }, at) =>
      at < hedge &&
      (item.is === 'stop' || item.is === 'comma' || /^(?:,|;|and|but|so|which|that|because|for)$/.test(text)),
  )
  return hedge >= 0 && !tellsChart(tokens.slice(start + 1, index))
}
const MAY = /^(?:may|might|can|could|tends?|tend to|tends to|likes?)$/
const MATTERS = new Set('of in for about around concerning regarding'.split(' '))
const FATE = new Set(['will', 'shall', "you'll", "won't", 'was', 'were', 'had', 'did', 'going'])

/** Words as they are read, whatever reads them. */
interface Worded {
  readonly item: { readonly is: string }
  readonly text: string
}
const is = (each: Worded | undefined, kind: string) => each?.item.is === kind

/** The word before a matter, past what only qualifies it: "colours your working life". */
const verbBefore = (tokens: readonly Worded[], index: number): string =>
  tokens
    .slice(Math.max(0, index - 4), index)
    .findLast(
      ({ text }) =>
        !/^(?:a|an|the|your|his|her|their|its|our|my|own|just|not|both|steady|quiet|new|old|real)$/.test(text),
    )?.text ?? ''

/** "Supports curiosity, good teachers and an interest": of all that a list holds. */
const isFavoured = (tokens: readonly Worded[], index: number): boolean => {
  for (let at = index - 1; at >= 0 && index - at < 12; at--) {
    const { text } = tokens[at]!
    if (SOFT.test(text) || LINKING.test(text)) return true
    if (VERBS.has(text) || is(tokens[at], 'stop')) return false
  }
  return false
}

/** "Partnership and home tend to be one matter" */
const isTending = (tokens: readonly Worded[], index: number): boolean => {
  const next = tokens.findIndex(
    (each, at) => at > index && !is(each, 'life') && !is(each, 'area') && !/^(?:and|or|,|your|the)$/.test(each.text),
  )
  return next >= 0 && /^tends?(?: to)?$/.test(tokens[next]!.text)
}

/** "Promises and money are bound up with each other" */
const isBoundUp = (tokens: readonly Worded[], index: number): boolean =>
  /^(?:is|are)$/.test(tokens[index + 1]?.text ?? '') &&
  tokens
    .slice(index + 2, index + 5)
    .some(({ text }) => /^(?:bound|linked|tied|woven|connected|joined|entwined|intertwined)$/.test(text))

/** What is told as on its way, without a word of doubt. */
const FORETOLD =
  /\b(?:(?:is|are) (?:coming|headed|heading|due|about|set|destined|on (?:its|their|the) way)|awaits?|lies? ahead|in store|around the corner|on the cards|on the horizon|comes? your way|flows? (?:to|in|your))\b/

/** Base verbs with which a sentence tells somebody what to do. */
export const isBidding = (tokens: readonly Worded[]) => {
  const words = tokens.filter((each) => /^[a-z]/.test(each.text))
  const first = words[words[0] && /^(?:and|then|so|also|please|but|if|when)$/.test(words[0].text) ? 1 : 0]?.text ?? ''
  if (BIDDING.test(first)) return true
  const bids = tokens.some(
    ({ text }, at) =>
      BIDDING.test(text) &&
      (/^(?:so|then|;|please)$/.test(tokens[at - 1]?.text ?? '') ||
        (tokens[at - 1]?.text === 'and' && /^(?:,|;)$/.test(tokens[at - 2]?.text ?? ''))),
  )
  if (bids) return true
  const [head, next] = [tokens[0], tokens[1]]
  return (
    (head?.item.is === 'word' || head?.item.is === 'delicate') &&
    next !== undefined &&
    TAKEN.test(next.text) &&
    /^[a-z]{3,}$/.test(head.text) &&
    !/(?:s|ing|ed|ly)$|^(?:the|this|that|with|from|for|and|but|when|while|what|how|both|your|our|their|its|here|there|then|such|each|all|some|one|you|they|may|can)$/.test(
      head.text,
    )
  )
}
/** What follows on a verb that bids. */
const TAKEN = /^(?:a|an|the|your|each|some|one|it|them|him|her|yourself|what|up|out|less|more|both|things|every)$/
const BIDDING =
  /^(?:accept|aim|allow|apply|appreciate|approach|arrange|ask|attend|avoid|balance|be|begin|breathe|bring|build|buy|call|care|celebrate|check|choose|clarify|clear|commit|complete|consider|cook|cultivate|decide|delegate|do|don't|draw|eat|embrace|enjoy|explain|explore|express|finish|follow|forgive|gather|get|give|go|greet|guard|hear|hold|honour|invite|join|keep|learn|leave|lend|let|listen|look|make|mark|meditate|meet|mend|note|notice|nurture|observe|offer|open|organise|own|pause|pay|plan|plant|practise|prepare|protect|put|reach|read|reconsider|record|reflect|remember|repair|reserve|respect|rest|review|save|say|seek|sell|serve|set|settle|share|show|simplify|sit|sleep|slow|speak|spend|start|stay|step|stop|study|take|talk|teach|tell|thank|think|tidy|treat|trust|try|turn|use|value|visit|wait|walk|watch|weigh|welcome|work|write)$/

/** Whether a matter hangs on a preposition before it: "in matters of marriage". */
const isGoverned = (tokens: readonly Worded[], index: number, prepositions: ReadonlySet<string>): boolean => {
  for (let at = index - 1; at >= 0 && index - at < 7; at--) {
    const { item, text } = tokens[at]!
    if (prepositions.has(text)) return true
    if (item.is === 'break' || item.is === 'stop' || item.is === 'not' || VERBS.has(text)) return false
  }
  return false
}
const VERBS = new Set(
  'is are was were has have had will be become becomes bring brings give gives get gets make makes lose loses find finds you he she they it'.split(
    ' ',
  ),
)

/** What has been done or is being done, by whoever it is. */
const DONE =
  /\b(?:has|have|had)(?: \w+ly| already| just| never| once| recently)? (?:been|\w+(?:ed|en)|lost|won|left|had|got|made|gone|met|sold|bought|found|kept|told|hurt|come|become|begun)\b|\b(?:is|are|am|was|were)(?: \w+ly| already| just)? (?!(?:lasting|willing|loving|caring|giving|demanding|interesting|calming|steadying|lacking|missing|tiring|moving|trying|growing|changing)\b)\w+ing\b|\b(?:is|are|was|were) (?:about to|due|sure to|set to|expecting)\b|\b(?:you|who|person|your(?: \w+){1,2}) (?!need|feed|heed|speed|exceed|proceed|succeed|indeed)\w+(?:[bcdfghklmnprstvwxyz]ed|lied|tried)\b|\bby birth\b|\bsuffers?\b/
/** Who or what somebody is told to have: "that you already own". */
const HELD =
  /\b(?:that|which|whom|whose) you (?:already |now |still |once |currently )?(?:own|owe|have(?! been| to)|are \w+ing)\b|\bwhen did you\b|\bwhy did you\b|\byour(?: (?:old|eld|young|first|second|other|only|late|former)\w*)? (?:girlfriend|boyfriend|fianc\S*|wife|husband|ex|daughters?|sons?|twins?)\b/

/** What comes upon the reader, or what the reader is said to do: told plainly it is foretold. */
const BEFALLS =
  /\b(?:comes|arrives|accepts|hires|pays|marries|leaves|visits|promotes|calls|awaits|proposes) (?:to |for )?you\b|\b(?:comes|arrives) to you\b|\byou (?:fly|marry|wed|receive|inherit|emigrate|divorce|conceive|retire|win|buy|sell|are promoted|are hired|are accepted|are offered|fall (?:ill|in love))\b/

/** Where a reason is given, of which no word of advice takes anything back: "..., since you have debts". */
const isReason = (tokens: readonly Worded[], at: number): boolean => {
  const { text } = tokens[at]!
  const next = tokens[at + 1]?.text ?? ''
  if (/^(?:because|since|now that|given that)$/.test(text)) return true
  if (text === 'that' && /^(?:now|given)$/.test(tokens[at - 1]?.text ?? '')) return true
  return (
    /^(?:for|as)$/.test(text) &&
    tokens[at - 1]?.text === ',' &&
    (/^(?:you|your|he|she|they|it|there|the|a|an|this|that|some\w+|no)$/.test(next) || is(tokens[at + 1], 'owner'))
  )
}

const OF_CHART = new Set([
  'who',
  'sign',
  'seats',
  'lords',
  'period',
  'date',
  'named',
  'transit',
  'planets',
  'bindus',
  'koota',
  'state',
  'effect',
  'dignity',
])

/** Whether nothing is stated of a life; a reason is read by itself. */
export const lifeHolds = (
  { tokens, used }: { readonly tokens: readonly Worded[]; readonly used: ReadonlySet<number> },
  ofTime = false,
): boolean => {
  const cut = tokens.findIndex((_, at) => at > 0 && isReason(tokens, at))
  const words = (part: readonly Worded[]) => part.map(({ text }) => text).join(' ')
  if (HELD.test(words(tokens)) || tellsEvent(words(tokens))) return false
  if (cut < 0) return clauseHolds({ tokens, used }, ofTime)
  const [head, reason] = [tokens.slice(0, cut), tokens.slice(cut + 1)]
  if (!reason.some((each) => OF_CHART.has(each.item.is)) && DONE.test(words(reason))) return false
  return (
    clauseHolds({ tokens: head, used }, ofTime) &&
    clauseHolds({ tokens: reason, used: new Set([...used].map((at) => at - cut - 1)) }, ofTime)
  )
}

const clauseHolds = (
  c: { readonly tokens: readonly Worded[]; readonly used: ReadonlySet<number> },
  ofTime: boolean,
): boolean => {
  const { tokens, used } = c
  const matters = tokens.flatMap((token, index) =>
    (is(token, 'life') || is(token, 'area')) && !used.has(index) ? [index] : [],
  )
  const fated = tokens.some(
    ({ text }, at) =>
      FATE.has(text) &&
      // "To settle what was left open"
      !(
        /^(?:was|were|had)$/.test(text) &&
        /^(?:what|that|than)$/.test(tokens[at - 1]?.text ?? '') &&
        isOfReader(tokens, at)
      ) &&
      !(text === 'will' && /^(?:your|the|his|her|free|strong|good|own)$/.test(tokens[at - 1]?.text ?? '')),
  )
  if (!ofTime && !willHolds(c)) return false
  if (
    BEFALLS.test(tokens.map(({ text }) => text).join(' ')) &&
    !tokens.some(({ text }) => HEDGES.has(text) || /^(?:when|if|what|how|that|likes?|tends?)$/.test(text))
  )
    return false
  if (matters.length === 0) return true
  if (FORETOLD.test(tokens.map(({ text }) => text).join(' ')) && !tokens.some(({ text }) => HEDGES.has(text)))
    return false
  const hedged =
    tokens.some(({ text }) => HEDGES.has(text)) ||
    isBidding(tokens) ||
    (tokens[0]?.text === 'what' && /^(?:helps?|asks?)$/.test(tokens[1]?.text ?? ''))
  return matters.every((index) => {
    const { text } = tokens[index]!
    if (isGoverned(tokens, index, fated ? MATTERS : PREPOSITIONS)) return true
    // "The Moon lives there" is told of a planet; "an ear for it" of nobody's body.
    if (OF_PLANETS.test(text) && isDoneByPlanet(tokens, index)) return true
    if (
      /^(?:ear|eye|nose|head|heart|skin|stomach)$/.test(text) &&
      /^(?:an?|the|good)$/.test(tokens[index - 1]?.text ?? '') &&
      /^(?:for|of)$/.test(tokens[index + 1]?.text ?? '')
    )
      return true
    if (fated) return false
    // "Buying and selling" are matters by themselves.
    const isDoing = text.endsWith('ing') && !/^(?:am|is|are|be|been|was|were)$/.test(tokens[index - 1]?.text ?? '')
    return (
      hedged ||
      isDoing ||
      SOFT.test(tokens[index + 1]?.text ?? '') ||
      /^(?:deserves?|needs?|asks?|benefits?)$/.test(tokens[index + 2]?.text ?? '') ||
      [SOFT, LINKING].some((verbs) => verbs.test(verbBefore(tokens, index))) ||
      isFavoured(tokens, index) ||
      isTending(tokens, index) ||
      (is(tokens[index], 'area') && isBoundUp(tokens, index)) ||
      (/^(?:is|are)$/.test(tokens[index + 1]?.text ?? '') && tokens[index + 2]?.text === 'worth') ||
      (tokens[0]?.text === 'it' && tokens.slice(Math.max(0, index - 3), index).some((each) => is(each, 'not')))
    )
  })
}

const OF_PLANETS =
  /^(?:live|lives|living|lived|travels?|travelling|settles?|settled|house[sd]?|wins?|loses?|lost|suffers?|fails?|works?|visits?|attacks?|foreign|home|old|young|trouble[sd]?|rich|poor|strong)$/
const isDoneByPlanet = (tokens: readonly Worded[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 9), index)
    .some((each) => is(each, 'who') || is(each, 'planet') || is(each, 'period')) &&
  !tokens.slice(Math.max(0, index - 4), index).some(({ text }) => /^(?:you|your)$/.test(text))

/** What may follow on "will" without foretelling anything. */
const WILLS =
  /^(?:find|notice|need|want|feel|help|serve|depend|matter|vary|tend|likely|often|probably|also|usually|ask|teach|reward|suit|benefit|do|take|use)$/

/** "Will" is said of the dates of periods; else of what foretells nothing. */
const willHolds = ({ tokens }: { readonly tokens: readonly Worded[] }): boolean =>
  isBidding(tokens) ||
  tokens.some((each) => is(each, 'level') || is(each, 'period') || is(each, 'date')) ||
  tokens.every(
    ({ text }, at) =>
      !/^(?:will|shall|won't|you'll)$/.test(text) ||
      // "It can steady your will"
      /^(?:your|the|his|her|free|strong|good|own|of|a|and)$/.test(tokens[at - 1]?.text ?? '') ||
      WILLS.test(tokens.slice(at + 1).find((each) => each.text !== 'not')?.text ?? ''),
  )
