import { isAfterHedge, isOfReader, lifeHolds } from './life.ts'
import { isPart, type Part } from './part.ts'
import type { Scene } from './scene.ts'

/**
 * Words that touch no fact of the pack are free, but for those by which a chart could be described that no reader knows, and those that
 * would state a fact of a life.
 */

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Terms of the craft that no claim of a pack tells, and words for the condition of a planet. */
const OF_THE_CRAFT = setOf(`
  afflict afflicted affliction afflictions afflicts besieged hemmed malefic malefics benefic benefics gandanta sandhi pushkara digbala dig
  bala neecha bhanga parivartana paksha tithi karana nitya weekday hora panchang muhurta eclipse eclipsed eclipses fullmoon newmoon waxing
  waning retrogression stationary combustion cazimi sesquiquadrate decan decans cusp cusps arudha upapada karakamsa argala ashtama
  ardhashtama kantaka dhaiya kaksha kakshya sudarshana tajika muntha varshaphal ayanamsa ayanamsha tropical sidereal mutual reception
  exchange swap swapped dispositor disposited depositor yuddha vimsottari yogini ashtottari chara kalachakra lagnesh bhavesh maraka badhaka
  badhakesh trishadaya kendradhipati rajayoga raja dhanayoga neechabhanga asta uccha uchcha swa mitra shatru adhi pada padas nakshatra
  avastha avasthas bala yuva vriddha mrita deepta gana varga vargas shodasavarga vimsopaka ishta kashta rekha prastara bhinna sarva
  gulika mandi dhuma upagraha upagrahas saham sahams punya tara sampat vipat kshema pratyari sadhaka vadha janma karmasthana
  dignity dignified elevated angular cadent succedent dominant dominates peregrine void dim dimmed bright brightest dazzling burnt burned
  burning invisible wounded crippled powerless debilitation exaltation fall detriment eclipsing orb orbs applying separating
  swift stationing unafflicted fortified robbed vargottam lunation conjuncts benefical sapphire ruby pearl coral emerald diamond topaz gomed hessonite gemstone gemstones directional exchange exchanged
`)

/** Deeds and states of a life beside those of the list of lives. */
const OF_A_LIFE = setOf(`
  nephew niece nephews nieces twin twins triplets stepmother stepfather stepson stepdaughter godmother godfather orphan orphaned widow widowed
  divorced divorcee separated married unmarried wed eloped engaged jilted adopted fostered homeschooled sacked fired hired laid evicted
  arrested jailed convicted sued robbed mugged cheated betrayed abused bullied assaulted hospitalised hospitalized operated amputated
  injured paralysed blind deaf mute lame obese overweight underweight anorexic pregnant barren infertile sterile bald tall
  slender stout short-sighted left-handed right-handed redhead blonde bakery restaurant startup firm factory shop store clinic farm
  ranch mortgage loan salary bonus raise windfall lottery inheritance pension visa passport citizenship green-card immigrant refugee
  mayor senator minister governor president king queen prince princess general colonel engineer nurse surgeon dentist architect
  accountant banker broker trader lawyer attorney plumber electrician chef waiter barber journalist reporter editor photographer
  programmer developer designer consultant executive ceo director landlord tenant farmer fisherman miner
  car house flat apartment villa yacht boat plane airplane aeroplane train motorcycle bicycle dog cat horse
  twentieth thirtieth fortieth cancer ulcer asthma migraine insomnia depression anaemia anemia allergy allergies flu fever cough
`)

/** Endings of words for qualities, deeds and abstractions: such name no thing, person or place. */
const ABSTRACT =
  /(?:ly|ness|ment|tion|sion|ity|ance|ence|ship|hood|dom|ism|ous|ful|less|able|ible|ive|ish|ing|ed|ical|ial|ual|ure|acy|ency|ancy|some|wise|ward|wards|like|ise|ize|ises|izes|ify|ifies|ates?|ens?)$/

/** Words that describe a planet or a chart where one is spoken of. */
const CONDITIONS = setOf(`
  airy earthy fiery watery fire cardinal fixed fix movable mutable dual dark dim dignity full night brightest burdened depleted
  exhausted fallen fortunate fortune king luck lucky powerful powerfully rank rare sky strong strongly sun swap weak weakly peak
  top bottom crown orbit enemy moon
`)

/** What things may be as well: "a fixed desk". */
const OF_THINGS = /^(?:fixed|dark|bright|full)$/
const OF_SKY =
  /^(?:signs?|planets?|houses?|charts?|lords?|aspects?|strength|half|fortnight|nature|stars?|points?|quality|modality|placements?|seats?|places?|rays?|light|disc)$/

/** What is told by a name: "the tithi is ...", "your janma nakshatra is ...". */
const OF_THE_DAY = /^(?:tithi|tara|nakshatra|janma|paksha|dhana|raja|yogas?)$/

/** Deeds of the past, told of the reader or of what is theirs. */
const PAST =
  /\b(?:you|your \w+|he|she|they|(?:first|second) person) (?:\w+ly |once |always |never |already |also )?(?:were|was|had|did|left|grew|studied|worked|lived|lost|won|met|married|bought|sold|built|suffered|slept|quarrelled|inherited|dropped|failed|passed|owned|spent|travelled|got|made|became|felt|thought|knew|saw|said|told|found|kept|gave|ended|broke|helped|hurt|went|earned|saved|paid)\b|\byou have (?:\w+ly )?(?:struggled|suffered|lost|worked|lived|been (?:married|divorced|ill|sick|hurt|promoted))\b/
const OF_BIRTH = /\b(?:you were|person was) born\b|\bwere you born\b/

/** How the day or the sky was at a birth, which no fact tells. */
const OF_THE_HOUR =
  /\bborn\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|daytime|morning|evening|noon|afternoon|night|hour|dawn|dusk|full moon|new moon)\b|\b(?:night|day|morning|evening)[- ](?:birth|lord|chart)\b/
/** What nobody knows of a planet or a chart, in several words. */
const UNTOLD =
  /\b(?:charts?(?: of the day)?|horoscope|stars|planets?) (?:tells?|says?|records?|shows?|reveals?|states?|declares?|proves?|knows?|confirms?)(?: us| you)? (?:that )?you(?:'re| are| were| have| had)\b|\b(?:free|clear|out) of (?:combustion|the sun's (?:rays|glare|light))\b|\bno aspects? of\b|\b(?:shows?|holds?|says?|tells?|contains?|knows?|has|gives?|promises?) (?:nothing|no sign|no trace|not a word) (?:of|for|about|on|in)\b|\b(?:start|beginning|end|edge|middle|border|last degrees?) of (?:the|its|his|her|your) sign\b|\bend of the (?:decade|year|month|week)\b|\bdays are numbered\b|\bsign (?:after|before|following|behind|next to)\b|\bdirectional strength\b|\bthan (?:for |in |of |with |at )?(?:most|many|other|average|the average|any other) (?:people|couples|charts|persons|readers|others|matches|pairs|births|days)\b|\boppos(?:e|es|ed|ing)\b|\b(?:are|is) (?:an? )?(?:bitter |old )?(?:enemies|enemy|friends|friend)(?!'s| (?:to|of) (?:you|your))\b/

/** Advice and what only may be state nothing, whatever they speak of. */
const ADVISING =
  /\b(?:may|might|can|could|perhaps|maybe|should|would|if|whether|try|let|consider|ask|notice|remember|imagine)\b|^(?:keep|give|take|make|say|write|choose|leave|start|begin|think|treat|set|plan|look|speak|name|put)\b/

/** "Vata Roga yoga, named for the airy humour, is present": words that only gloss a name. */
const isGloss = (parts: readonly Part[], at: number): boolean => {
  const opens = parts.findLastIndex((part, i) => i < at && (isPart(part, 'comma') || isPart(part, 'stop')))
  return (
    opens > 0 &&
    isPart(parts[opens - 1], 'named') &&
    parts.slice(at).some((part) => isPart(part, 'comma') || isPart(part, 'stop'))
  )
}

export const freeHolds = ({ parts, used }: Scene): boolean => {
  const text = parts.map((part) => part.text).join(' ')
  const ofFacts = used.size > 0
  const ofChart = parts.some(
    (part) =>
      ['who', 'sign', 'seats', 'lords', 'varga', 'transit', 'period', 'natal', 'planets'].includes(part.item.is) ||
      /^(?:charts?|horoscope)$/.test(part.text),
  )
  const past = PAST.exec(text)
  if (
    past &&
    !/\b(?:if|whether|wish|though|when|once|ever|than|something|anything|everything|things?|what|which|words) (?:you )?$/.test(
      text.slice(0, past.index),
    ) &&
    !OF_BIRTH.test(past[0]) &&
    !(OF_BIRTH.test(text) && /were|was/.test(past[0]))
  )
    return false
  if (
    OF_THE_HOUR.test(text) ||
    (ofChart && UNTOLD.test(text)) ||
    /\bend of the (?:decade|year|month)\b|\bdays are numbered\b|\b(?:get|gets|become|becomes|be|grow|make|makes|making)(?: you)? (?:rich|wealthy|famous|poor)\b/.test(
      text,
    )
  )
    return false
  const ofTime = ofFacts && parts.some((part) => isPart(part, 'length') || /(?:ties|teens)$/.test(part.text))
  if (!lifeHolds({ tokens: parts, used }, ofTime)) return false
  const ofDay = parts.some((part, at) => used.has(at) && (isPart(part, 'named') || isPart(part, 'star')))
  return parts.every((part, at) => {
    const { item } = part
    if (used.has(at) || isGloss(parts, at)) return true
    const word = part.text.replace(/'s?$/, '')
    switch (item.is) {
      case 'unknown':
        return (
          (!OF_THE_CRAFT.has(word) || (ofDay && OF_THE_DAY.test(word))) &&
          !OF_A_LIFE.has(word) &&
          (ofFacts || ABSTRACT.test(word) || ADVISING.test(text))
        )
      case 'delicate':
        return (
          !(ofChart && (CONDITIONS.has(word) || /[ -]/.test(word))) ||
          isAfterHedge(parts, at) ||
          isOfReader(parts, at) ||
          (OF_THINGS.test(word) && isPart(parts[at + 1], 'word') && !OF_SKY.test(parts[at + 1]!.text)) ||
          (word === 'dignity' && parts.some((each) => isPart(each, 'dignity'))) ||
          (word === 'top' && parts.some((each) => isPart(each, 'seats') && each.item.houses.includes(10)))
        )
      default:
        return true
    }
  })
}
