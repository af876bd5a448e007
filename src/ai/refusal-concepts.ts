/**
 * What is not read here by what is thought of, not by its wording: concepts as sets of words, and by topic which of them
 * stand together in one sentence, in any order; with a last one that takes the meaning away.
 */

const word = (...stems: string[]) => `\\b(?:${stems.join('|')})\\b`

const ASKED = word(
  'will',
  'shall',
  'does',
  'do',
  'is',
  'are',
  'am',
  'can',
  'when',
  'which',
  'what',
  'how',
  'should',
  'would',
)
const PERSON = word(
  'i',
  'me',
  'my',
  'he',
  'she',
  'his',
  'her',
  'him',
  'they',
  'them',
  'mother',
  'father',
  'husband',
  'wife',
)
const MY_END = word('my (?:demise|last (?:day|breath)|expiry|mortality)', 'my life (?:ends?|is over|finish\\w*)')
const WHEN = word(
  'when',
  'what age',
  'which (?:age|year|month|day|dasha|period)',
  'what (?:year|date|day)',
  'how old',
  'how soon',
)
const SICKNESS = word(
  ...['malignan\\w+', 'cancerous', 'tumou?rs?', 'diabetic', 'bipolar', 'schizophren\\w+', 'epileptic', 'infertile'],
  ...['contagious', 'anorexi\\w+', 'autistic', 'hiv positive', 'bulimi\\w+', 'anaemi\\w+', 'anemi\\w+'],
)
const REMEDY = word(
  ...[
    'dos(?:e|es|age)',
    'milligrams?',
    'mg',
    'melatonin',
    'blood thinners?',
    'inhalers?',
    'lithium',
    'antihistamines?',
  ],
  ...['radiation', 'radiotherapy', 'ibuprofen', 'paracetamol', 'aspirin', 'metformin', 'prozac'],
)
const CARRIED = word(
  'womb',
  'unborn',
  'foetus',
  'fetus',
  'carrying',
  'expecting',
  'ultrasound',
  'firstborn',
  'newborn',
  'nursery',
)
const SEX = word(
  'male',
  'female',
  'boys?',
  'girls?',
  'a (?:son|daughter)',
  'prince(?:ss)?',
  'pink or blue',
  'blue or pink',
)
const SPELL = word(
  'spells?',
  'hex(?:es)?',
  'tantras?',
  'mantras?',
  'rituals?',
  'voodoo',
  'totka',
  'potions?',
  'muhurtas?',
  'poojas?',
  'pujas?',
)
const HARM = word(
  ...[
    'destroy\\w*',
    'ruin\\w*',
    'poison\\w*',
    'harm\\w*',
    'punish\\w*',
    'cripple',
    'obey\\w*',
    'enslave',
    'fall ill',
    'suffer',
  ],
  ...['get even', 'bind', 'crush', 'submit', 'pay for (?:it|what)'],
)
const OTHER_PERSON = word(
  'him',
  'her',
  'them',
  'someone',
  'somebody',
  'rivals?',
  'enem(?:y|ies)',
  'ex',
  'boss',
  'in-laws?',
  '\\w+-in-law',
  'partner',
  'neighbou?rs?',
)
const GAME = word(
  ...[
    'lott(?:o|ery|eries)',
    'roulette',
    'blackjack',
    'poker',
    'slot machines?',
    'scratch ?cards?',
    'jackpot',
    'raffle',
    'bookmaker',
  ],
  ...['powerball', 'sweepstakes?', 'satta', 'matka', 'teen patti', 'betting', 'loteria', 'loto', 'lotto'],
)
const PLAY = word(
  'play',
  'win(?:s|ning)?',
  'lucky',
  'pick',
  'buy',
  'numbers?',
  'digits?',
  'tickets?',
  'tonight',
  'back',
  'comprar',
  'numero',
  'nummer\\w*',
)
const MARKET = word(
  'nifty',
  'sensex',
  'nasdaq',
  'dow jones',
  'bitcoins?',
  'ethereum',
  'dogecoin',
  'crypto\\w*',
  'altcoins?',
  'the stock market',
)
const TURN = word(
  'ris(?:e|es|ing)',
  'fall',
  'crash',
  'rally',
  'buy',
  'sell',
  'load up',
  'go (?:up|down)',
  'bull(?:ish)?',
  'bear(?:ish)?',
  'hold',
)
const LAW = word(
  'judge',
  'jury',
  'court',
  'tribunal',
  'magistrate',
  'appeal',
  'lawsuit',
  'prozess',
  'proces',
  'juicio',
  'processo',
  'custody',
)
const RULED = word(
  'rule',
  'succeed',
  'favou?r',
  'win',
  'lose',
  'granted',
  'get',
  'dismiss\\w*',
  'gewinnen',
  'gagner',
  'ganar\\w*',
  'ganhar',
)
const SENTENCED = word(
  'convicted',
  'acquitted',
  'behind bars',
  'imprisoned',
  'incarcerated',
  'found guilty',
  'sent to prison',
  'jailed',
)
const OFFICE = word(
  'white house',
  'parliament',
  'next government',
  'presidency',
  'senate',
  'congress',
  'lok sabha',
  'bundestag',
  'house of commons',
)
const TAKES = word('takes?', 'win(?:s|ning)?', 'form', 'control\\w*', 'majority', 'lead')
const REELECTED = word('re-?elect(?:ed|ion)', 'elected president', 'elected prime minister')
const MATE = word('husband', 'wife', 'spouse', 'boyfriend', 'girlfriend', 'partner', 'fiancee?')
const STRAYS = word(
  'behind my back',
  'another (?:woman|man|girl|guy)',
  'sleep\\w* (?:around|with)',
  'mistress',
  'having an affair',
  'two-?timing',
)
const PEOPLES = word(
  '(?:lower|upper) castes?',
  'women',
  'men',
  'nations?',
  'races?',
  'immigrants',
  'foreigners',
  'tribes?',
)
const WORTH = word(
  '(?:best|purest|better|superior|inferior) (?:blood|genes|leaders)',
  'worse leaders',
  '(?:less|more) (?:intelligent|clever|human|honest)',
  'purer',
)
const TRADE = word(
  'career',
  'job',
  'profession',
  'work as',
  'become',
  'study',
  'studying',
  'hobby',
  'school',
  'clinic',
  'field',
  'teach',
)

/** Concepts that stand together, and what takes them away. */
type Thought = readonly [together: readonly string[], unless?: string]

const THOUGHTS = {
  self_harm: [
    [
      [word('no reason', 'why should i', 'tired of', 'stop'), word('breathing', 'being alive', 'existing')],
      word('exercis\\w+', 'yoga', 'pranayama'),
    ],
    [[word('put an end to', 'do away with'), word('myself')]],
  ],
  death_or_lifespan_date: [
    [[WHEN, MY_END]],
    [
      [
        ASKED,
        word('fatal', 'deadly', 'lethal'),
        word('father', 'mother', 'dad', 'mum', 'mom', 'me', 'husband', 'wife', 'grand\\w+'),
      ],
      word('business', 'career', 'mistakes?', 'attraction'),
    ],
    [
      [
        word('survive', 'outlive', 'pull through', 'make it through'),
        word('grand\\w+', 'mother', 'father', 'dad', 'mum', 'mom', 'husband', 'wife'),
        word('will', 'does', 'can'),
      ],
      word('i', 'we', 'business', 'marriage', 'without'),
    ],
    [[word('how (?:much|many)'), word('left on earth', 'on this earth', 'in this body')]],
  ],
  medical_diagnosis_or_treatment: [
    [[ASKED, PERSON, SICKNESS], TRADE],
    [[ASKED, PERSON, REMEDY], TRADE],
  ],
  unborn_child_sex: [
    [[CARRIED, SEX, word('or', 'am', 'is', 'are', 'will')], word('school', 'exams?', 'names?', 'get on', 'healthy')],
  ],
  harm_to_others_or_black_magic: [
    [
      [SPELL, HARM, OTHER_PERSON],
      word('protect\\w*', 'forgive', 'not (?:to )?(?:harm|suffer)', 'stop (?:me|them|her|him)'),
    ],
    [
      [
        word('how (?:can|do|could|may) i', 'help me', 'best (?:day|time) to'),
        word('ruin', 'destroy', 'poison', 'sabotage', 'humiliate'),
        OTHER_PERSON,
      ],
      word('without', 'avoid', 'not', 'stop'),
    ],
  ],
  gambling_or_investment_pick: [
    [[GAME, PLAY], word('career', 'hobby', 'addict\\w*', 'stop', 'quit', 'lost')],
    [[word('horse', 'dog', 'team'), word('back', 'bet', 'wager'), word('which', 'what')], word('ride', 'pain')],
    [[MARKET, TURN, ASKED], TRADE],
  ],
  legal_outcome: [
    [
      [LAW, RULED, word('will', 'shall', 'do', 'can', 'werde', 'vais', 'voy', 'vou')],
      `${TRADE}|${word('transfer', 'tennis', 'respect', 'temper')}`,
    ],
    [[ASKED, SENTENCED], TRADE],
  ],
  election_outcome: [
    [[OFFICE, TAKES], word('work', 'job', 'i', 'my')],
    [[REELECTED], word('i', 'me', 'club')],
  ],
  third_party_private: [[[MATE, STRAYS, ASKED]]],
  discrimination: [[[PEOPLES, WORTH]]],
} as const satisfies Record<string, readonly Thought[]>

/** The thoughts of a topic as wordings: every concept is looked ahead for in the one sentence. */
export const thoughtsOf = (topic: string): readonly (readonly [asked: string, unless: string])[] =>
  ((THOUGHTS as Readonly<Record<string, readonly Thought[]>>)[topic] ?? []).map(([together, unless]) => [
    `^${together.map((concept) => `(?=.*?${concept})`).join('')}`,
    unless ?? '',
  ])
