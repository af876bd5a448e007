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
  ability abrupt absence absorb abstract abundance accent accentuate accept acceptance accommodate accompany accomplish accord account
  accumulate accurate ache achieve achievement acknowledge act action active activity actual adapt adaptable add address adequate adjust
  adjustment admire admit adult advance advantage adventure adventurous advice advise advocate aesthetic affair affect affection
  affectionate affinity afternoon agenda aggressive agile agree agreeable agreement aid aim alert align alignment alike allow allure
  aloof alternate alternative ambition ambitious ambivalent amiable amount amplify analyse analysis analytical anchor anger angle angry
  answer answerable anticipate antidote anxiety anxious apologise apology apparent appeal appear appetite apply appointment appreciate
  appreciation approach approachable archetype ardent ardour area arena argue argument arise aroma arrange arrangement arrive art
  art-form art-loving artful articulate artist artistic ask aspiration aspire assert assertive assess assignment assist assistance
  associate assume assumption assurance assure astrologer astrological astrology atmosphere attach attain attend attention attentive
  attitude attract attraction attractive attribute attune atypical audience augment austere austerity authentic author authority
  available aversion avoid awake awaken aware awkward backdrop background balance ballast bar barely bargain base basis bear beautiful
  beauty became become befriend begin beginner begun behave behaviour belief believe belong bend benefit best bestow betray better bhava
  bias birth birthright bit blend blind blossom blunt boast bodily boil bold bond book bookkeeping border bore borne both-sided bother
  bounce boundary brand brave breadth break breath breathe bridge brief bright brilliant bring brisk broad broaden broken brood brought
  budget build built bump burn burst busier busy calculation calendar call calm candid candle candour capable capacity capture care
  career-minded careful careless carry case catalyst categorise cater caught cause caution cautious caveat celebrate central centre
  centred certain certainty challenge chance change channel chaos chapter character characterise characteristic charge charisma charm
  chart chart's chase check cheer cheerful cherish chief choice choose chosen circle circumstance civil claim clarify clarity clash
  clean clear clever climate cling close closer closure cloud club clue coast coax code coexist coherent collaborate collaboration
  collaborative colleague collective colour colourful combination combine come comfort comfortable command comment commit commitment
  committee common communicate communicative community companion companionable companionship company compare comparison compass
  compassion compassionate compatibility compatible compel compelling compensate compete competence competent competition competitive
  complaint complement complete complex complexity complicate compliment compose composure comprehensive compromise concentrate
  concentration concept concern concise conclude concrete condition conduct confide confidence confident confine confirm conflict
  confront confuse confusion connect conscience conscientious conscious consensus consequence conservative consider considerate
  consideration consistent console consolidate consolidation constancy constant constitution constraint constructive consult consume
  contact contain contemplate contemplative contend content contentment context continue continuity contour contract contradict
  contradiction contradictory contrast contribute contribution control convention conventional conversation convert convey conviction
  convince cook cool cooperate cooperation cope cordial core corner cornerstone correct corrective counsel count counter counterbalance
  counterpart counterweight couple courage courageous course courteous courtesy cover craft craftsman craftsmanship crave craving create
  creative creativity creator crisis critic critical criticism crowd crucial cue cultivate culture cumulative curiosity curious currency
  current cushion custom cut cyclical daily dampen dare daring dash date dawn day day-to-day deal debate decent decide decision decisive
  decline dedicate dedication deed deep deep-seated deepen deeper defend defensive defer define definite deft degree delay delegate
  deliberate deliberation delicate delight delightful deliver delve demand density depend dependable dependence depict depth descend
  describe description deserve design designate desirable desire desk destination detach detachment detail detailwork deter
  determination determine detour develop development developmental devise devote devoted devotion dexterity dialogue diary differ
  difference different difficult difficulty diffuse dig digest dignified dignify dilemma diligence diligent dimension dinner diplomacy
  diplomatic direction disagree disagreeable disagreement disappear disappoint disappointment discern discernment discharge discipline
  disciplined disclose discomfort discontent discount discover discovery discreet discretion discuss discussion disguise dismiss dispel
  disperse display disposition dispute disrupt dissolve distance distant distil distinct distinctive distinguish distract distraction
  distribute distrust disturb divergent diverse diversity divert divide divided doer domain dominate donate door dose double-edged doubt
  doubtful down-to-earth downplay drain drama dramatic draw drawback drawn dream dreamer dreamy drift drink drive driven drop drum
  duality due dull durable dutiful duty dwell dynamic eager ear earnest earth-bound ease easily eastern easy easygoing eat ebb eccentric
  echo economical economy edge edit effect effective effort effortless elaborate elegance elegant elevate eloquence eloquent elsewhere
  elusive embody embrace emerge eminent emotion emotional empathetic empathy emphasis emphasise emphatic employ empower enable enact
  encourage encouragement endearing endeavour endow endurance endure enduring energetic energies energise energy engage engaging engine
  enhance enjoy enjoyable enlarge enliven enquire enrich enrol ensure entail entangle enter enterprise enterprising entertain enthuse
  enthusiasm enthusiast enthusiastic entire entrust environment envy equal equality equanimity equate equilibrium equip era erode err
  error escape escort essay essence essential establish etch ethic ethical ethos evaluate evaluation evasive even-handed event eventual
  everyday evidence evident evoke evolve exact exaggerate examine example exceed exception exceptional exchange excitable excite
  excitement exclude excuse exemplify exercise exert exertion exhaust exist expand expansion expect expectant expectation expend expense
  experience experiment expert expertise explain explanation explicit exploration exploratory explore explorer exposure express
  expression expressive extend extent extra extraordinary extravagant extreme exuberance exuberant eye fabric face facet fact factor
  faculty fade fail-safe faint fair faith faithful fallow familiar fantasy far far-reaching farsighted fascinate fashion fast fasten
  fastidious fatigue favour favourite fear fearful fearless feat feature fee feedback feel fellow felt fertile fickle fidelity field
  figure fill filter final find fine finer finesse finest finish firm first-hand fit flair flare flash flat flavour fleet flexibility
  flexible flip float floor flourish flow fluctuate fluctuation fluency fluent focus folk follow fond food foothold footing forbearance
  force forceful foremost foresight forethought forge forget forgive forgiving forgo form formal formality formative formula forthcoming
  forthright foster found foundation foundational fragile frame framework frank frantic free freedom frequent fresh friction friend
  friendliness friendship front frugal fruit fruitful frustrate frustration fuel fulfil fulfilling fulfilment fully fumble fun function
  fundamental fuss fussy gain gap garden gather gatherer gauge gave gaze gear general generation generosity generous genial gentle
  gentler genuine gesture get gift give give-and-take given glad glimpse gloss glow go goal goes going good good-humoured goodwill got
  gotten grace graceful gracious gradual graha grain grand grasp grateful gratifying gratitude grave gravitate gravity great greet
  gregarious grip grit ground groundwork group grow grown growth guard guess guest guidance guide guideline guilt habit habitual half
  hallmark halt halves hand handle handling hands-on handsomely handy happen happily happiness happy hard hard-won harder hardworking
  harm harmonious harmonise harmony harness harsh harvest haste hasten haven head hear heard heart heart-to-heart heartfelt hearth
  hearty heavy heed height heighten held help helper helpful hesitancy hesitate high highlight hinder hindrance hindsight hint hobby
  hold holder holistic home-like home-loving honest honesty honour honourable hope horizon horoscope hospitable hospitality host humane
  humanitarian humble humility humour hunch hunger hurdle hurry hurt hybrid idea ideal idealism idealistic identify identity
  idiosyncratic idle ignite ignore illuminate illustrate image imagination imaginative imagine imbue immediate immerse impact impart
  impatience impatient impede implication imply importance important impose impression impressionable impressive imprint improve
  improvement impulse impulsive in-depth incentive incisive inclination incline inclined include inclusive increase indecision
  indecisive independence independent indicate indication indirect indispensable individual indulge indulgence indulgent industrious
  inflexible influence inform information ingenious ingenuity ingrained inherent inhibit initial initiate initiative innate inner
  innocence innocent innovative inquiry inquisitive insecure insecurity insight insightful insist insistent inspiration inspire instance
  instil instinct instinctive instruct instruction instructive instrument insufficient insulate intact intangible integral integrate
  integrity intellect intellectual intelligence intelligent intend intense intensify intensity intent intention interact interest
  intermediate internal interplay interpret interpretation intertwine interweave intimacy intimate intricate intrigue intrinsic
  introduction introspection introspective introvert intrude intuit intuition intuitive invention inventive invisible invitation invite
  invoke involve inward irregular irritable irritation isolate isolation issue item jealous jealousy join jolt journey joy joyful judge
  judgement judicious jumble jyotish karma karmic keen keen-eyed keep kept key keynote keyword kind kind-hearted kinder kindle kitchen
  knack knit know knowledge known kundali kundli label labour lack ladder large last late latent laugh laughter launch lavish layer lead
  leader leadership lean learn learnable learner leave lecture led left legible leisure lend lens lent lesson letter level level-headed
  lever liberal liberate library life lifestyle lift light-hearted lighten lightness limit line linger link list listen listener literal
  literature little liveliness lively load lofty logic logical loneliness lonely long long-lasting long-term look look-out lookout loop
  loose loosen lot loud low low-key loyal loyalty lucid lull lunar lunch lure lush made magnanimity magnanimous magnetic magnetism
  magnify main maintain make maker makeup man manage manageable manifest manifestation manner mansion manual mark mask master masterful
  match matches material matter matter-of-fact mature maturing maturity meal mean meander meaningful meant measurable measure measured
  mediate mediator meditate meditation meditative medium meet melancholy mellow melt member membership memory men mend mental mention
  mentor merciful mercy merge merit merry message messy met method meticulous middle middle-ground mild-mannered mildly mind mindful
  mindset mingle minimal minor minute mirror misread miss mission mistake mistrust misunderstand mix mobile mode model moderate
  moderation modest modify moment momentum monotony mood moodily moodiness moody moral morale morning motion motivate motivation motive
  motto mould move movement mundane muscular music musical mute muted mutual myriad nakshatra name narrative narrow natural nature
  necessary necessity negative neglect negotiate negotiation neighbour neighbourhood nervous network new newcomer nice nimble noble noon
  normal nostalgia notable note notice notion nourish novel novelty nuance nuanced nudge numerous nurture nurturing object objective
  obligation oblige obscure observant observation observe observer obsess obsession obstacle obstinate obtain obvious occasion
  occasional occupation occur offer office old-fashioned omit ongoing open open-minded operate opinion opportunity opposing
  opposite-sounding oppress optimal optimism optimistic option order ordinary organise orient original originality out outburst outcome
  outer outgoing outgrow outlet outline outlook outsider outspoken outward overcome overcommit overdo overestimate overextend overload
  overlook overreact overshadow overstate overthink overtly overview overwhelm overwork ownership pace pacing page paid painstaking
  paper paradox paragraph parallel partial participate particular particularity partner pass passage passion passionate passive patch
  path patience patient pattern pause peace peace-loving peaceful peculiar peer pen pensive people perceive perception perceptive
  perfect perfection perfectionism perfectionist perform period permanent permission permit perpetual perseverance persevere persist
  persistence persistent person personable personal personality perspective persuade persuasion persuasive pertain philosophical
  philosophy phone phrase physical pick picture piece pioneer pitfall pity pivot pivotal place placement plain plan planner plant
  platform play playful plea pleasant please pleasing pleasure pledge plenty pliable plot poem poet poetic poignant poise poised
  polarity polish polite ponder ponderous popular portion portray porutham pose position positive possess possessive possibility
  possible post postpone potential practical practice practise practitioner pragmatic praise precaution precede precise precision
  predict predictable predominant prefer preference prejudice premature preoccupy preparation prepare prescribe presence present
  preserve press pressure pretence pretend prevail prevalent prevent pride primarily primary prime principle principled print prior
  prioritise priority privacy private proactive probable probing problem procedure proceed process procrastinate procrastination produce
  product productive proficient profile profound programme progress project prolong prominence prominent promise prompt prone pronounced
  propel proper proportion proposal propose prospect protect protection protective proud prove provide provisional prowess proximity
  prudence prudent psyche psychological public pull punctual punctuate pupil purity purpose purposeful pursue pursuit push put qualify
  quality quantity quarrel quarrelsome quarters quench query quest question quibble quick quick-witted quiet quieten quirk radiance
  radiant radiate raise range rapid rapport rarely rash rashi rasi rational reach react reaction read reader readily readiness ready
  reaffirm real realise realism realistic realm reason reasonable reassess reassurance reassure rebellious rebuild recede receive
  receptive receptivity recharge recipe reciprocal reciprocate reciprocity reckoning recognise recognition recommend reconcile reconnect
  reconsider record rectify recur redirect reduce refer reference refine refined refinement reflect reflection reflective refrain
  refreshing refuge refuse regard regenerate region regret regular rehearse rein reinforce reject rejoice relate relating relation
  relationship relative relax release relentless relevant reliable reliable-minded reliance reliant relief reluctance reluctant rely
  remain remark remarkable remember remind reminder remote render renew renewal repair repay repeat repertoire repetition replace reply
  represent representative repress reputation request require requirement research resemble resentful resentment reserve reserved reside
  resilience resilient resist resistance resolute resolution resolve resonance resonant resonate resource resourceful respect respectful
  respite respond response responsibility responsible rest restart restless restoration restorative restore restrained restraint
  restrict restructure result resume retain rethink reticent retreat return reunite reveal reverence reverent reverie review revise
  revisit revitalise revive reward rework rhetoric rhythm rich-toned richness riddle right rigid rigour risk ritual road role room root
  rough round routine rub rule-of-thumb run rush sad safe safeguard sagacity said sake salient sanctuary satisfaction satisfy savour saw
  say scale scatter scene sceptical scepticism schedule scholar science scope scrupulous scrutinise scrutiny search seasoned seat
  seclusion secondary secretive section secure security see seed seek seem seen seize select selection selective self-assured self-aware
  self-care self-conscious self-contained self-control self-critical self-directed self-discipline self-doubt self-esteem
  self-expression self-expressive self-image self-knowledge self-made self-possessed self-protective self-reliance self-reliant
  self-respect self-restraint self-sufficiency self-sufficient self-worth selfish selfless sensation sense sensibility sensible sensibly
  sensitive sensitive-minded sensitivity sensory sensuality sensuous sent sentence sentiment sentimental separate serene serenity series
  serious serve service serving set setting settle settled shade shake shallow shape share sharp sharpen shed sheer shelter shield shift
  shine short-lived short-term shortcut shorten shoulder show shown shrewd shrink shut shy side sight sign signal signature significance
  significant signify silence silent similar simmer simple simplicity simplify simultaneously sincere sincerity sing single-minded sit
  situation sketch skilful skill sleep slight slip slow slower small smart smile smooth snap sober sociability sociable social society
  soft soften softer soil solace solemn solid solidity solitude solution solve song soothe soothing sophisticated sort sought
  soul-searching soulful sound source space spacious spare spark sparkle sparkling speak speaker special specialise specific speech
  speed spend spent spirit splendid spoil spoken spontaneity spontaneous sporadic spot spotlight spread spur stabilise stabilising
  stability stable stage-of-life stagnate stagnation stamina stamp stance stand standard standpoint stars start statement stay steadfast
  steadiness steady steep steer stem step stepping stern stick stiff stimulate stimulating stimulation stimulus stir stoic stood stop
  story straight straightforward strain strand strategic strategist strategy stream streamline street strength strengthen stress stretch
  strict strike striking string stringent strip strive strong-willed structure struggle stubborn stuck student studious stumble style
  subconscious subdued subject submit subside substance substantial substitute subtle subtlety subtly success-minded suffice suffuse
  suggest suggestion suit suitable sulk sum summary superficial supervise supple supply support supportive suppose suppress sure
  sure-footed surface surge surprise surrender surround survey susceptible suspicion suspicious sustain swap sway sweet swift symbol
  symbolic symbolise sympathetic sympathy synthesis synthesise system table tackle tact tactful tailor take taken talent talk talkative
  talker tangible tangibly tangle tap target task taste tasteful taught taxing teach teacher team teammate teamwork technique tell
  temper temperament temperamental temperate tempo temporary tempt temptation tenacious tenacity tenant tend tendency tender tenet tense
  tension tentative term territory test text thank theatrical thematic theme theoretical theory thing think thinker thirst thorny
  thorough thought thoughtful thread threshold thrift thrifty thrill thrive tidy tidy-minded tie tied tighten tilt time timetable timid
  timing tinge tinkering tint tired tireless tiresome today token told tolerance tolerant tolerate tone took tool top-heavy topic torch
  torn touch touchstone tough trace track trade trademark tradition tradition-minded traditional train trait tranquil tranquillity
  transcend transform transformation transformative transition translate transmit transparency transparent trap treasure treat trend
  trial trigger trivial trouble trust trustworthy truth truthful try tune turbulence turbulent turmoil turn turning-point tutor twist
  two two-way type typical unassuming unavoidable uncertain uncertainty unclear uncompromising unconditional unconscious unconventional
  uncover undercurrent underestimate underline underlying understand understandable understated understood undertake undertaking
  undertone unease uneasy unending unequal uneven unfamiliar unfold unforced unforeseen unhappy unhurried uniform unify uninterrupted
  unique unit unity universal unknown unlock unnecessary unpredictable unravel unresolved unseen unselfish unsettle unsettled unsettling
  unspoken unstable unsuited untangle untapped unthinking unusual unwavering unwilling unwind upbeat update upkeep uplift upright upset
  urge urgency urgent usable use useful usual utmost vague vain valid validate validation valuable value vanity variable variety various
  vary vast vedic vein venture verbal verge verify versatile versatility vessel vibrancy vibrant view vigilance vigilant vigorous vigour
  virtually virtue visible vision visionary visit vital vivacious vivacity vivid vocabulary vocal voice voicing void volatile volatility
  voluntary volunteer vulnerability vulnerable wait walk wander want wardrobe warm warm-hearted warmhearted warmth wary wash watch
  watchful wave waver way weaken weakness weary weave week weekend weigh weight weighty welcome welcoming well-balanced well-being
  well-chosen well-considered well-earned well-rounded well-spoken went wheel whole-hearted wholehearted wholesome wide wide-ranging
  widen wilful willpower wilt winding window wisdom wise wish wistful wit withdraw withhold witty woman women wonder word work workable
  workload workmanlike workplace workshop world worldview worry worse worst worth worthwhile worthy wrestle write writer writing written
  wrong wrote wryly yearn yield youthful zeal zealous zest
`

/** Harmless where no planet, sign, house or chart is spoken of: elsewhere they would describe it. */
const DELICATE = `
  air airy alone bottom brightest burden burdened cardinal child crown cycle dark depleted dignity dim dual earn earth earthy excellent
  exhausted fall fallen fiery fire fix fixed fortunate fortune full gut heat hidden hide home hour house king lie light live lose loss
  love luck lucky moon most movable mutable night only pay peak phase power powerful powerfully rank rare rate rich rise romance
  romantic score sky solitary spring star strong strongly sun top water watery weak weakly win
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
const HARMLESS = setOf(`${GRAMMAR} ${PROSE}`)
const ABROAD = setOf(DELICATE)

const known = new Map<string, boolean>()
export const isHarmless = (word: string): boolean => {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const bare = word.replace(/'s?$/, '')
  const found =
    baseForms(bare).some((each) => HARMLESS.has(each)) ||
    HARMLESS.has(word) ||
    (bare.includes('-') && bare.split('-').every((part) => baseForms(part).some((each) => HARMLESS.has(each))))
  if (known.size < 20_000) known.set(word, found)
  return found
}

export const isDelicate = (word: string): boolean => baseForms(word).some((each) => ABROAD.has(each))
