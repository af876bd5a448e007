import { IMAGES } from './image-words.ts'

/**
 * Words that state nothing of a chart nor of a life: what prose is made of besides its claims. A word that is in neither list and in no
 * claim fails its sentence, so nothing comes in here by which a chart could be described (elements, qualities, conditions of planets) or
 * a life (kin, ages, illness, deeds). Base forms: what common endings make of them goes with them.
 */

const GRAMMAR = `
  a about above accordingly across after afterwards again against ahead all almost along alongside already also although altogether
  always am amid among amongst an and another any anybody anyone anything apart apt are arent around as aside at away back be because
  been before behind being below beneath beside besides between beyond both but by can can't cannot cant certainly could couldn't
  couldnt currently despite did didn't do does doesnt doing don't done dont down during each earlier either else enough especially even
  eventually ever every everybody everyone everything fairly few finally firstly for forward from further furthermore generally
  gradually had has have having he hence her here here's herein hers herself him himself his how however i i'm if in indeed inside
  instead into is isnt it it's its itself just largely lastly lately later least less let let's lets like likely likewise mainly many
  may maybe me meanwhile merely might more moreover mostly much must my myself namely near nearly need never no nobody nor not notably
  nothing now of off often on once one ones oneself onto or other otherwise ought our ours ourselves over overall own part particularly
  partly past per perhaps possibly presently probably quickly quite rather really recently respectively same secondly seldom self
  several shall she should shouldn't shouldnt similarly simply since slowly so some somebody someone something sometimes somewhat
  steadily still such than that that's the their theirs them themselves then there there's thereafter thereby therefore therein these
  they they're this those though through throughout thus till to together too toward towards truly under underneath unless unlike until
  up upon us usually very via was wasn't we we're well were what what's whatever when whenever where whereas wherever which while who
  whoever whole whom whose why will with within without won't wont would wouldn't wouldnt yet you you'll you're you've your yours
  yourself yourselves
`

const PROSE = `
  ability able abrupt absence absorb abstract abundance accent accentuate accept acceptance accommodate accompany accomplish accord
  account accumulate accurate ache achieve achievement acknowledge acquaint acquire act action activate active activity actual adapt
  adaptable add address adequate adhere adjust adjustment admirable admire admit adult advance advantage adventure adventurous advice
  advisable advise advocate aesthetic affair affect affection affectionate affinity affirm afford afternoon agenda aggressive agile
  agree agreeable agreement aid aim alert align alignment alike allow allure aloof aloud alternate alternative ambiguous ambition
  ambitious ambivalent amend amiable amount amplify amuse analyse analysis analytical anchor anger angle angry animate announce answer
  answerable anticipate antidote anxiety anxious anyway anywhere apologise apology apparent appeal appear appetite apply appointment
  appreciate appreciation approach approachable archetype ardent ardour area arena argue argument arise aroma arouse arrange arrangement
  arrive arrow art art-form art-loving artful articulate artist artistic ask aspiration aspire assert assertive assess assignment assist
  assistance associate assume assumption assurance assure astrologer astrological astrology astute atmosphere attach attain attempt
  attend attention attentive attitude attract attraction attractive attribute attune atypical audience augment austere austerity
  authentic author authority available aversion avoid awake awaken aware awkward backdrop background bag balance ballast bar barely
  bargain base basis basket bear beat beautiful beauty became beckon become beforehand befriend begin beginner begun behave behaviour
  belief believe belong bench bend benefit bent best bestow betray better bhava bias birth birthright bit bite blanket blend blind
  blossom blow blunt boast boat bodily boil bold bond book bookkeeping boost border bore borne both-sided bother bottle bounce boundary
  box brand brave breadth break breath breathe brick bridge brief bright brilliant bring brisk broad broaden broken brood brought brush
  bucket bud budget build built bump burn burst busier busy button cage calculation calendar calibrate call calm camp candid candle
  candour cap capable capacity capture card care career-minded careful careless caring carpet carry case catalyst categorise cater
  caught cause caution cautious caveat celebrate central centre centred certain certainty chain chair chalk challenge chance change
  channel chaos chapter character characterise characteristic characteristically charge charisma charm chart chart's chase chat check
  cheer cheerful cherish chest chief choice choose chosen circle circumspect circumstance civil claim clarify clarity clash clay clean
  clear clever climate cling close closer closure cloth cloud club clue clumsy coast coat coax code coexist coherent cohesive coin
  collaborate collaboration collaborative colleague collective colour colourful column combination combine come comfort comfortable
  command comment commit commitment committee common commonplace communicate communicative community companion companionable
  companionship company comparatively compare comparison compass compassion compassionate compatibility compatible compel compelling
  compensate compete competence competent competition competitive complaint complement complete complex complexity complicate
  complicated compliment compose composure comprehend comprehensive compromise concentrate concentration concept concern concise
  conclude concrete condition conducive conduct confer confide confidence confident confine confirm conflict confront confuse confusion
  congenial connect connection conscience conscientious conscious consensus consequence conservative consider considerable considerate
  consideration consistency consistent console consolidate consolidation constancy constant constitution constraint constructive consult
  consume contact contain contemplate contemplative contend content contentment context continue continuity contour contract contradict
  contradiction contradictory contrast contribute contribution control convenient convention conventional conversation convert convey
  conviction convince cook cool cooperate cooperation cope cord cordial core corner cornerstone correct corrective correspond costly
  couch counsel count counter counterbalance counterpart counterweight couple courage courageous course courteous courtesy cover crack
  craft craftsman craftsmanship crave craving create creative creativity creator crisis crisp critic critical criticism cross crowd
  crucial cue cultivate culture cumbersome cumulative cup curb curiosity curious currency current curve cushion custom customary cut
  cyclical daily dampen dance dare daring dash date dawn day day-to-day deal debate debrief decent decide decision decisive deck decline
  dedicate dedication deed deep deep-seated deepen deeper defend defensive defer define definite deft degree delay delegate deliberate
  deliberation delicate delight delightful deliver delve demand democratic denote density depend dependable dependence depict depth
  descend describe description descriptive deserve design designate desirable desire desk destination detach detachment detail
  detailwork deter determination determine detour develop development developmental devise devote devoted devotion dexterity dialogue
  diary differ difference different difficult difficulty diffuse dig digest dignified dignify dilemma diligence diligent dimension
  dinner diplomacy diplomatic direction disagree disagreeable disagreement disappear disappoint disappointment discern discernment
  discharge discipline disciplined disclose discomfort discontent discount discover discovery discreet discretion discuss discussion
  disguise dish dismiss dispel disperse display disposition dispute disrupt dissatisfied dissolve distance distant distil distinct
  distinctive distinguish distract distraction distribute distrust disturb divergent diverse diversity divert divide divided doer
  doggedly domain dominate donate door dose double-edged doubt doubtful down-to-earth downplay downside draft drain drama dramatic draw
  drawback drawer drawn dream dreamer dreamy dress drift drill drink drive driven drop drum duality due dull durable dust dutiful duty
  dwell dynamic eager ear earn earnest earth-bound ease easily eastern easy easygoing eat ebb eccentric echo economical economy edge
  edit effect effective efficient effort effortless elaborate elegance elegant elevate elicit eloquence eloquent elsewhere elusive
  embark embody embrace emerge eminent emotion emotional empathetic empathise empathy emphasis emphasise emphatic employ empower enable
  enact encourage encouragement endearing endeavour endless endow endurance endure enduring energetic energies energise energy engage
  engaging engine enhance enjoy enjoyable enlarge enlist enliven enquire enrich enrol ensure entail entangle enter enterprise
  enterprising entertain enthuse enthusiasm enthusiast enthusiastic enthusiastically entice entire entrust envelope environment envisage
  envy equal equality equanimity equate equilibrium equip era erode err error escape escort essay essence essential establish etch ethic
  ethical ethos evaluate evaluation evasive even-handed event eventual everyday everywhere evidence evident evoke evolve exact
  exaggerate examine example exceed excel excellence exception exceptional excess exchange excitable excite excitement exclude excuse
  exemplify exercise exert exertion exhaust exhibit exist expand expansion expect expectant expectation expend expense experience
  experiment expert expertise explain explanation explicit exploration exploratory explore explorer exposure express expression
  expressive extend extent extra extraneous extraordinary extravagant extreme exuberance exuberant eye fabric face facet facilitate fact
  factor faculty fade fail-safe faint fair fair-minded faith faithful fallow familiar fantasy far far-reaching farsighted fascinate
  fascination fashion fast fasten fastidious fatigue favour favourably favourite fear fearful fearless feat feature fee feed feedback
  feel fellow felt fence fertile fickle fidelity field figurative figure file fill film filter final find fine finer finesse finest
  finish firm first-hand fit flag flair flare flash flat flatter flavour fleet flexibility flexible flip float flock floor flourish flow
  fluctuate fluctuation fluency fluent foam focus fog fold folk follow fond food foothold footing forbearance force forceful foremost
  foresight forethought forge forget forgive forgiving forgo fork form formal formalise formality formative formula forthcoming
  forthright foster found foundation foundational fragile frame framework frank frantic free freedom frequent fresh friction friend
  friendliness friendship front frugal fruit fruitful frustrate frustration fuel fulfil fulfilling fulfilment fuller fully fumble fun
  function fundamental fuss fussy gain gap garden gate gather gatherer gauge gave gaze gear general generation generosity generous
  genial gentle gentler gently genuine gesture get gift gist give give-and-take given glad glass glimpse gloss glove glow go goal
  goal-oriented goes going good good-humoured goodwill got gotten grace graceful gracious gradual graha grain grand grant grasp grass
  grateful gratification gratifying gratitude grave gravitate gravity great greet gregarious grid grip grit groove ground groundwork
  group grow grown growth guard guess guest guidance guide guideline guilt habit habitual half hall hallmark halt halves hammer hand
  handle handling hands-on handsomely handy happen happier happily happiness happy hard hard-won hard-working harden harder hardworking
  harm harmonious harmonise harmony harness harsh harvest haste hasten hat haven hazard head hear heard heart heart-to-heart heartening
  heartfelt hearth hearty heavy heed height heighten held help helper helpful hesitancy hesitate high highlight hill hinder hindrance
  hindsight hint hobby hold holder holistic holistically home-like home-loving homely honest honesty honour honourable hook hope hopeful
  horizon horoscope horse hospitable hospitality host humane humanitarian humble humility humour hunch hunger hurdle hurry hurt hybrid
  idea ideal idealism idealistic identify identity idiosyncratic idle ignite ignore illuminate illustrate image imagination imaginative
  imagine imbue immature immediate immerse impact impart impatience impatient impede imperfect implication imply importance important
  impose impractical impression impressionable impressive imprint improve improvement improvise impulse impulsive in-depth inadequate
  incentive incidentally incisive inclination incline inclined include inclusive inconsistent increase indecision indecisive
  independence independent indicate indication indirect indispensable individual indulge indulgence indulgent industrious inflexible
  influence inform information ingenious ingenuity ingrained inhabit inherent inhibit initial initiate initiative ink innate inner
  innocence innocent innovative inquire inquiry inquisitive insecure insecurity insight insightful insist insistent inspiration inspire
  instance instil instinct instinctive instruct instruction instructive instrument insufficient insulate intact intangible integral
  integrate integrity intellect intellectual intelligence intelligent intend intense intensify intensity intent intention interact
  interest interfere interior intermediate internal interplay interpret interpretation intertwine interweave intimacy intimate intricate
  intrigue intrinsic introduction introspection introspective introvert intrude intuit intuition intuitive invaluable invention
  inventive invisible invitation invite invoke involve involvement inward irregular irritable irritation isolate isolation issue item
  jealous jealousy join joke jolt journal journey joy joyful judge judgement judicious juice jumble jump jyotish karma karmic keen
  keen-eyed keep kept key keynote keyword kind kind-hearted kinder kindle kit kitchen knack knit knot know knowledge known kundali
  kundli label labour lack ladder lamp lane large last late latent laugh laughter launch lavish layer lead leader leadership leaf lean
  learn learnable learner leave lecture led left legible leisure lend lens lent lesson letter level level-headed lever liberal liberate
  library lid life lifestyle lift light-hearted lighten lightly lightness likeable limit line linger link list listen listener literal
  literature little liveliness lively load lock lodge lofty logic logical loneliness lonely long long-lasting long-term look look-out
  lookout loop loose loosen lot loud low low-key loyal loyalty lucid lukewarm lull lunar lunch lure lush made magnanimity magnanimous
  magnetic magnetism magnify main maintain make maker makeup man manage manageable manifest manifestation manner mansion manual map mark
  mask master masterful match matches material matter matter-of-fact mature maturing maturity meal mean meander meaningful meant
  measurable measure measured mediate mediator meditate meditation meditative medium meet melancholy mellow melody melt member
  membership memory men mend mental mention mentor merciful mercy merge merit merry message messy met method meticulous middle
  middle-ground mild-mannered mildly mill mind mindful mindset mingle minimal minor minute mirror misjudge misread miss mission mist
  mistake mistrust misunderstand mix mobile mode model moderate moderation modest modify moment momentum monotony mood moodily moodiness
  moody moral morale morning motion motivate motivation motive motto mould mountain move movement mud mundane muscular music musical
  mute muted mutually myriad nail nakshatra name narrative narrow natural nature necessary necessity needle needless negative neglect
  negotiate negotiation neighbour neighbourhood nervous nest net network nevertheless new newcomer nice nimble noble node nonetheless
  noon normal nostalgia notable note notebook noteworthy notice notion notwithstanding nourish novel novelty nowadays nuance nuanced
  nudge numerous nurture nurturing object objective obligation oblige obscure observant observation observe observer obsess obsession
  obstacle obstinate obtain obvious occasion occasional occupation occupied occupy occur ocean offer office offset old-fashioned omit
  ongoing onward open open-minded operate opinion opportunity opposing opposite-sounding oppress optimal optimism optimistic option
  order ordinary organise organised orient original originality out outburst outcome outer outgoing outgrow outlet outline outlook
  outright outsider outspoken outward oven overcome overcommit overdo overdone overestimate overextend overlap overload overlook
  overreact oversee overshadow overstate overthink overtly overview overwhelm overwork ownership pace pacing page paid painstaking paint
  pan paper paradox paragraph parallel park partial participate particular particularity partner pass passage passion passionate passive
  patch path patience patient pattern pause peace peace-loving peaceful peculiar peer pen pensive people perceive perceptible perception
  perceptive perfect perfection perfectionism perfectionist perform period permanent permission permit perpetual perseverance persevere
  persevering persist persistence persistent person personable personal personality perspective persuade persuasion persuasive pertain
  pertinent philosophical philosophy phone phrase physical pick picture piece pile pillar pillow pioneer pipe pitfall pity pivot pivotal
  place placement plain plan planner plant plate platform play playful plea pleasant please pleasing pleasure pledge plentiful plenty
  pliable plot pocket poem poet poetic poignant poise poised polarity polish polite ponder ponderous pool popular portion portray
  porutham pose position positive possess possessive possibility possible post postpone pot potential pound powder practical practice
  practise practitioner pragmatic praise precaution precede preciously precise precision predict predictable predominant prefer
  preference prejudice premature preoccupy preparation prepare prescribe presence present preserve preside press pressure presumably
  pretence pretend prevail prevalent prevent pride primarily primary prime principle principled print prior prioritise priority privacy
  private privilege proactive probable probing problem procedure proceed process procrastinate procrastination produce product
  productive profess proficient profile profound programme progress project prolong prominence prominent promise prompt prone pronounced
  propel proper proportion proposal propose prospect protect protection protective proud prove provide provisional prowess proximity
  prudence prudent psyche psychological public pull punctual punctuate pupil purity purpose purposeful pursue pursuit push put puzzle
  qualified qualify quality quantity quarrel quarrelsome quarters quench query quest question quibble quick quick-witted quicken quiet
  quieten quilt quirk radiance radiant radiate rail rain raise ramp range rapid rapport rarely rash rashi rasi rational reach react
  reaction read reader readily readiness ready reaffirm real realise realism realistic realm reason reasonable reassess reassurance
  reassure rebellious rebuild recede receive receptive receptivity recharge recipe reciprocal reciprocate reciprocity reckon recognise
  recognition recommend reconcile reconnect reconsider record rectify recur redirect reduce refer reference refine refined refinement
  reflect reflection reflective refrain refreshing refuge refuse regard regardless regenerate region regret regular rehearse rein
  reinforce reject rejoice relate relating relation relationship relative relax release relentless relevant reliability reliable
  reliable-minded reliance reliant relief reluctance reluctant rely remain remark remarkable remember remind reminder remote render
  renew renewal repair repay repeat repertoire repetition replace replenish reply represent representative repress reputation request
  require requirement research resemble resentful resentment reserve reserved reside resilience resilient resist resistance resolute
  resolution resolve resonance resonant resonate resource resourceful respect respectable respectful respite respond response
  responsibility responsible responsive rest restart restfully restless restoration restorative restore restrained restraint restrict
  restructure result resume retain rethink reticent retreat return reunite reveal reverence reverent reverie review revise revisit
  revitalise revive reward rework rhetoric rhythm ribbon rich-toned richness riddle right rigid rigorous rigour ring ripen risk ritual
  river road rock role roof room root rope rough round roundabout rouse route routine row rub rug rule-of-thumb run rush sad safe
  safeguard sagacity said sail sake salient salt sanctuary sand satisfaction satisfied satisfy savour saw say scale scarcely scarf
  scatter scene sceptical scepticism schedule scholar school science scope screen scrupulous scrutinise scrutiny seam search seasoned
  seat seclusion secondary secretive section secure security see seed seek seem seen seize select selection selective self-assured
  self-aware self-care self-conscious self-contained self-control self-critical self-directed self-discipline self-doubt self-esteem
  self-evident self-expression self-expressive self-image self-knowledge self-made self-possessed self-protective self-reliance
  self-reliant self-respect self-restraint self-sufficiency self-sufficient self-worth selfish selfless sensation sense sensibility
  sensible sensibly sensitive sensitive-minded sensitivity sensory sensuality sensuous sent sentence sentiment sentimental separate
  serene serenity series serious serve service serving set setting settle settled shade shadow shake shallow shape share shared sharp
  sharpen shed sheer sheet shelf shell shelter shield shift shine ship shoe shop shore short-lived short-term shortcut shorten shoulder
  show shown shrewd shrink shut shy side sight sign signal signature significance significant signify silence silent similar simmer
  simple simplicity simplify simultaneously sincere sincerity sing single-minded sit situation sketch skilful skill skirt sleep slight
  slip slope slow slow-burning slower small smart smile smoke smooth snap snow sober sociability sociable social society sofa soft
  soften softer soil solace solemn solid solidity solitude solution solve somewhere song soothe soothing sophisticated sort sought
  sought-after soul-searching soulful sound source space spacious span spare spark sparkle sparkling speak speaker special specialise
  specific speech speed spell spend spent spice spirit splendid spoil spoken spontaneity spontaneous spoon sporadic spot spotlight
  spread spur squarely stabilise stabilising stability stable staff stage stage-of-life stagnate stagnation stair stamina stamp stance
  stand standard standpoint stars start statement stay steadfast steadiness steady steep steer stem step stepping stern stick stiff
  stimulate stimulating stimulation stimulus stir stoic stone stood stop storm story straight straighten straightforward strain strand
  strategic strategist strategy stream streamline street strength strengthen stress stretch strict strike striking string stringent
  strip stripe strive strong-willed structure struggle stubborn stuck student studious stumble style subconscious subdued subject submit
  subside substance substantial substantive substitute subtle subtlety subtly success-minded succinct suffice suffuse suggest suggestion
  suggestive suit suitable sulk sum summary superficial supervise supple supply support supportive suppose suppress sure sure-footed
  surface surge surprise surrender surround survey susceptible suspicion suspicious sustain sway sweet swift swing sword symbol symbolic
  symbolise sympathetic sympathy synthesis synthesise system table tackle tact tactful tail tailor take taken talent talk talkative
  talker tangible tangibly tangle tank tap tape target task taste tasteful taught taxing teach teacher team teammate teamwork technique
  tell temper temperament temperamental temperate tempo temporary tempt temptation tenacious tenacity tenant tend tendency tender tenet
  tense tension tentative term territory test text thank thankful theatrical thematic theme theoretical theory thing think thinker
  thirst thorny thorough thought thoughtful thread threshold thrift thrifty thrill thrive tide tidy tidy-minded tie tied tighten tile
  tilt time timetable timid timing tinge tinkering tint tired tireless tiresome today token told tolerance tolerant tolerate tone took
  tool top-heavy topic torch torn touch touchstone tough tower toy trace track trade trademark tradition tradition-minded traditional
  trail train trait tranquil tranquillity transcend transform transformation transformative transition translate transmit transparency
  transparent trap traverse tray treasure treat tree trend trial trigger trivial trouble trust trustful trustworthy truth truthful try
  trying tube tune tunnel turbulence turbulent turmoil turn turning-point tutor twist two two-way type typical unaffected unassuming
  unavoidable unbiased uncertain uncertainty unclear uncommon uncompromising unconditional unconscious unconventional uncover
  undemanding undercurrent underestimate underline underlying understand understandable understandably understated understood undertake
  undertaking undertone unease uneasy unending unequal uneven uneventful unfamiliar unfinished unfold unforced unforeseen unhappy
  unhurried uniform unify unimportant uninterrupted unique unit unity universal unknown unlock unnecessary unpredictable unravel
  unresolved unseen unselfish unsettle unsettled unsettling unspoken unstable unsuited untangle untapped unthinking untidy unusual
  unwavering unwilling unwind upbeat update upfront upkeep uplift upright upset urge urgency urgent usable use useful usual utmost
  utterly vague vain valid validate validation valley valuable value vanity variable variety various vary vase vast vedic vein venture
  verbal verge verify versatile versatility vessel vibrancy vibrant view vigilance vigilant vigorous vigour virtually virtue visible
  vision visionary visit vital vitality vivacious vivacity vivid vocabulary vocal voice voicing void volatile volatility voluntary
  volunteer vulnerability vulnerable wagon wait wake walk wall wander want wardrobe warm warm-hearted warmhearted warmth wary wash watch
  watchful wave waver way weaken weakness weary weave week weekend weigh weight weighty welcome welcoming well-balanced well-being
  well-chosen well-considered well-earned well-informed well-rounded well-spoken went wheel whistle whole-hearted wholehearted wholesome
  wholly wide wide-ranging widen wilful willpower wilt winding window wing wire wisdom wise wish wishful wistful wit withdraw withhold
  witty woman women wonder wood wool word work workable workload workmanlike workplace workshop world worldview worry worse worst worth
  worthwhile worthy wrestle write writer writing written wrong wrote wryly yard yearn yield youthful zeal zealous zest
`

/** Harmless where no planet, sign, house or chart is spoken of: elsewhere they would describe it. */
const DELICATE = `
  air airy alone bottom brightest burden burdened cardinal child crown cycle dark depleted dignity dim dual earth earthy enemy excellent
  exhausted fall fallen fiery fire fix fixed fortunate fortune full gut heat hidden hide home hour house king lie light live lose loss
  love luck lucky moon most movable mutable mutual night only orbit pay peak phase power powerful powerfully rank rare rate rich rise
  flame romance romantic score sky solitary spring star strong strongly sun swap top water watery weak weakly win
`

/** Endings, and what stands in their place in the base form. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['s', ['']],
  ['es', ['']],
  ['ies', ['y']],
  ['ed', ['', 'e']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['ied', ['y']],
  ['ing', ['', 'e']],
  ['ly', ['', 'le']],
  ['ily', ['y']],
  ['ally', ['al', 'ic']],
  ['ness', ['']],
  ['iness', ['y']],
]

const DOUBLING = /^(?:ed|er|est|ing)$/

/** Forms that a word may be made from. */
export const baseForms = (word: string): string[] => [
  word,
  ...ENDINGS.flatMap(([ending, bases]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return []
    const stem = word.slice(0, -ending.length)
    const single = DOUBLING.test(ending) && /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []
    return [...bases.map((base) => stem + base), ...single]
  }),
]

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const HARMLESS = setOf(`${GRAMMAR} ${PROSE} ${IMAGES}`)
const ABROAD = setOf(DELICATE)

/** What is made from a harmless word by a beginning or an ending that only turns it: "unhurried", "refusal". */
const DERIVED = /^(?:un|re|mis|over|under|out|non|inter|fore)(?=[a-z]{4})/
const NOUNED = /(?:(?<!ion)al|ance|ment|ful|less|able|ish|like|wise|some|en|ity|ship|hood|most)$/
/** What such a turn makes a word of health or of kin. */
const TURNED_TO_LIFE =
  /^(?:unwell|outlive|overweight|underweight|overdose|reborn|unborn|unmarried|remarry|unfit|manhood|womanhood|unfaithful|undying|relapse|misfortune|overlord|warlike)/
const isDerived = (word: string): boolean => {
  if (TURNED_TO_LIFE.test(word)) return false
  const beginning = DERIVED.exec(word)
  if (beginning && isHarmless(word.slice(beginning[0].length))) return true
  const ending = NOUNED.exec(word)
  if (!ending || word.length - ending[0].length < 4) return false
  const stem = word.slice(0, -ending[0].length)
  return HARMLESS.has(stem) || HARMLESS.has(`${stem}e`)
}

const known = new Map<string, boolean>()
export const isHarmless = (word: string): boolean => {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const bare = word.replace(/'s?$/, '')
  const found =
    baseForms(bare).some((each) => HARMLESS.has(each)) ||
    HARMLESS.has(word) ||
    // "Surroundings" is made twice.
    (/[^s]s$/.test(bare) && isHarmless(bare.slice(0, -1))) ||
    (bare.includes('-') && bare.split('-').every((part) => baseForms(part).some((each) => HARMLESS.has(each)))) ||
    isDerived(bare)
  if (known.size < 20_000) known.set(word, found)
  return found
}

export const isDelicate = (word: string): boolean => baseForms(word).some((each) => ABROAD.has(each))
