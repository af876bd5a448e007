/** Patterns of sentences that are certain about the future, which no reading may contain. */

const anyOf = (...stems: string[]) => new RegExp(`\\b(?:${stems.join('|')})\\b`, 'i')

/** Words of certainty. They are allowed after a negation: "nothing is guaranteed". */
const WORDS = anyOf(
  ...[
    'guarante\\w*',
    'undoubtedly',
    'inevitabl\\w*',
    'unavoidabl\\w*',
    'irrevocabl\\w*',
    'unfailing\\w*',
    'infallibl\\w*',
  ],
  ...[
    'unquestionabl\\w*',
    'indisputabl\\w*',
    'undeniabl\\w*',
    'invariably',
    'foolproof',
    'fail-?safe',
    'predestin\\w*',
  ],
  ...[
    'predetermin\\w*',
    'preordain\\w*',
    'foreordain\\w*',
    'destined',
    'fated',
    'ordained',
    'bound to',
    'certain to',
    'sure to',
  ],
  ...[
    'no doubt',
    'beyond (?:all |any )?doubt',
    'without (?:a |any )?doubt',
    'beyond (?:all |any )?question',
    'without question',
  ],
  ...['for sure', 'for certain', 'definitely', 'surely', 'certainly', 'assured(?:ly)?', 'cannot fail', 'must happen'],
  ...[
    '100 ?%',
    '(?:one|a) hundred per ?cent',
    'always will',
    'will always',
    'never fail\\w*',
    'sealed',
    'without fail',
  ],
  ...[
    '(?:a|the) (?:certainty|sure thing|safe bet|done deal|foregone conclusion|given|matter of course)',
    'all but certain',
  ],
  '(?:is|are|stays|remains|seems|becomes)(?: quite| already| now| almost| absolutely| as good as)? (?:certain|sure|assured|inevitable|unstoppable|secured)(?! of| about| how| what| whether| signs?| planets?| houses?)',
  'promise[sd]? you (?!can|may|have|could|make|would|will|made|keep|kept|gave|give|once|still|yourself|owe)',
  'ensures? (?:your|you|that you|success|wealth|victory)',
  'proves? (?:that|you|your)',
  '(?:absolutely|completely|entirely|totally) (?:no|certain|sure|safe|risk-free)',
  'risk-free',
  'in the bag',
)

/** Phrases that exclude any other outcome. A negation before them changes nothing. */
const ABSOLUTE_PHRASES = anyOf(
  'nothing (?:can|could|will|may|is able to) (?:go wrong|stop|fail|harm|hurt|touch|halt|block|shake|hold|stand|prevent|keep you)',
  'nothing (?:stands|is standing|goes wrong|fails|stops you|to (?:fear|lose)|holds you back)',
  'no (?:obstacle|one|power|force|person|rival|enemy|setback)s? (?:can|could|will|is able to|stands?)',
  '(?:no|little) room for (?:any )?(?:doubt|failure|error)',
  'no (?:other (?:outcome|result|end|way)|way (?:this|that|it|you)|chance (?:of|that)|risk (?:here|at all|of)|escape|avoiding)',
  "(?:cannot|can't|can not|could not|never) (?:lose|fail|go wrong|be (?:otherwise|avoided|stopped|changed|undone)|happen otherwise)",
  '(?:only|just|merely|simply) a (?:matter|question) of time',
  'written in (?:the|your|this) (?:stars?|chart|sky|birth|heavens?)',
  '(?:stars?|fate|destiny|heavens?|karma|sky|planets) (?:has|have|had) (?:already )?(?:decided|chosen|spoken|written|settled|willed)',
  '(?:outcome|result|future|fate|success|rise|path|everything|all|fortune|way|victory|answer|place)(?: here| of it| ahead)? (?:is|are) (?:already |all |now |fully )?(?:decided|written|settled|secured?|fixed|made|safe|certain|assured|determined|set in stone)',
  'set in stone',
  'you (?:are|were) (?:simply |clearly |just )?(?:meant|going|born|made|sure|set|about) to (?:be (?:rich|famous|happy|wealthy|successful)|rise|succeed|win|lead|prosper|marry|shine|earn|gain|have|get|reach|travel|rule|become|receive|move|meet|lose)',
  '(?:^|[,;:] |so |and |then )you can (?:count|rely|bank|depend) on (?:an?|the|this|that|it|success|money|wealth|help from|june|saturn|jupiter|venus)',
  '(?:come|comes|came) to pass',
  '(?:always|never fail to|invariably) (?:get|gets|win|wins|succeed|succeeds|reach|attain|find)s? what you',
  '(?:wishes|dreams|hopes|plans|goals|desires) (?:all |will |do )?(?:come true|are (?:fulfilled|granted|realised|met))',
  'all (?:will be|is going to be|turns out|ends|goes|works out) (?:well|right|fine|good)',
  '(?:everything|all|it|this) (?:turns|works|comes) out (?:well|right|fine|good|for the best|in your favour|perfectly)',
  '(?:everything|all|things?) (?:goes|go|falls?|fall) (?:your way|well|right|smoothly|into place|as planned|according to plan)',
  'can only (?:get|go|grow|become|end|turn out|improve|rise|win)',
  '(?:whatever|everything|anything|all) (?:that )?you (?:try|begin|do|touch|start|attempt|plan|undertake|ask|want|wish)(?: for| today| now)? (?:works?|succeeds?|turns?|prospers?|flourish\\w*|becomes?|is granted|goes well|will)',
  '(?:mark my words|rest assured|make no mistake|believe me|trust me|take my word|have no fear|without exception|come what may|no matter what (?:happens|you do))',
  '(?:window|period|chart|transit|time|year|day|phase|yoga) (?:delivers|never disappoints|keeps its promise|makes sure)',
  '(?:safe|protected|immune|free) from (?:all |any )?(?:loss|harm|failure|danger|accidents?|illness|disease|debts?|risk)',
  '(?:success|victory|wealth|fame|fortune|riches|happiness|money|love|luck) (?:is|are) (?:yours|near|at hand|waiting|on your side|within reach now|close at hand)',
  '(?:failure|loss|defeat|rejection|success) is (?:impossible|out of the question|excluded|ruled out)',
  'impossible (?:to|for you to) (?:fail|lose|miss)',
  'no two ways about it',
  'from (?:now|then|here|that day) on,? (?:everything|all|nothing|it|things|life|you)',
  '(?:all|your|the|every|any) (?:hard times?|bad times?|obstacles?|troubles?|worr(?:y|ies)|difficult(?:y|ies)|problems?|doubts|struggles?|hurdles?|suffering|worst)(?: here)? (?:vanish(?:es)?|ends?|disappears?|dissolves?|(?:is|are|will be) (?:over|gone|past|behind you|removed|cleared|solved))',
  'no (?:harm|evil|loss|failure|danger|trouble|ill) (?:can|could|will|comes?|reaches|touches|befalls)',
  'every (?:door|road|gate|path) (?:opens|is open|stands open|leads to success)',
  'nobody (?:can|could|will)',
  'you (?:get|receive|gain|win|have) (?:everything|all|whatever) (?:that )?you',
  '(?:be|are|feel) (?:sure|certain) (?:that (?:it|this|things|success|you (?:will|succeed|rise|win|get|gain)|the (?:window|time))|of (?:success|victory|an?|the outcome|wealth|gains?|money|love|it))',
  'take it as (?:settled|given|done|read)',
  'as good as (?:done|yours|won|settled|over|made)',
  'count on (?:it$|this$|that$)',
  '(?:best|great(?:er)? things|good things|better days|better times|good fortune|success|wealth|happiness|a bright future) (?:is|are|lie|lies|awaits?) (?:yet to come|coming|ahead|before you|near|waiting|in front of you|on (?:its|their) way|you$|around the corner)',
  '(?:best is yet to come)',
  'luck (?:is|stays|remains) (?:on your side|with you|yours)',
  'success follows you',
  'victory belongs',
  'there is no (?:doubt|question|escape|danger|risk|avoiding|denying)',
)

const NEGATION = /\b(no|not|never|nothing|neither|without|n't|isn't|cannot|nor)\b[^.;,]{0,24}$/i

/** Certainty of the reader, which is allowed: "wait until you are sure of it". */
const READER_CERTAINTY =
  /\b(?:until|till|before|when|once|unless|if|whether) you (?:are|feel) (?:quite |really )?(?:sure|certain)(?: of (?:it|them|yourself))?(?=[,.;]|$)/gi

/** True for a sentence that is certain about the future. */
export const isCertain = (text: string): boolean => {
  const sentence = text.replace(READER_CERTAINTY, '')
  const word = WORDS.exec(sentence)
  return (word !== null && !NEGATION.test(sentence.slice(0, word.index))) || ABSOLUTE_PHRASES.test(sentence)
}
