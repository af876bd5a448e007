/** Events of a life that are told plainly in the present, as readings tell the future: "a large sum comes to you", "your manager offers you a post". */

const oneOf = (text: string) => `(?:${text.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

const PEOPLE = oneOf(`
  manager boss employer superior supervisor colleagues? coworkers? stranger visitor guest friends? neighbours? partner lover husband wife
  spouse fianc\\w* father mother parents? brothers? sisters? siblings? sons? daughters? child children baby uncle aunt cousin grandfather
  grandmother relatives? elder teacher mentor clients? customers? buyer seller investor woman man girl boy someone somebody company office
  firm bank landlord doctor judge rivals? enem(?:y|ies) ex old_flame`)
const DOES = oneOf(`
  offers? brings? moves? leaves? returns? comes? arrives? enters? knocks? reach(?:es)? calls? writes? lies cheats? betrays? steals? marr(?:y|ies)
  proposes? promotes? hires? fires? dismiss(?:es)? pays? lends? envy envies rewards? supports?_you introduces? sends? buys? sells? wins? loses? joins?_you
  works?_against turns?_against dies? falls?_in falls?_ill recovers? visits? appears? asks?_for_your hands?_you gives_you helps?_you invites?_you
  waits?_for_you loves?_you misses_you hates?_you deceives? abandons? stopped takes?_over takes?_you owes?_you demands? returns? stands?_against
  accepts? rejects? contacts? meets?_you gossips? lives needs?_an? is_moving thinks?_of_you grows?_up graduates? needs?_money closes is_\\w+ing is_(?:ill|sick|rich|jealous|moving|pregnant|leaving|hiding|lying|unwell) owns`)
const THINGS = oneOf(`
  raise promotion offer job post contract deal letters? calls? message news money income sum_of_money large_sums? small_sums? big_sums? amount bonus windfall gains? profits?
  loans? debts? inheritance wedding marriage engagement birth property title award invitation visa investments? savings salary fortunes?
  wealth riches cash payment business company court_case dispute opportunity opportunities fame recognition divorce break-up reunion
  transfer relocation documents? papers? agreements? applications? petitions? pregnancy illness accident surprise gifts? luck name new_house new_home car funds returns earnings purchase sale trip journey romance
  relationship proposal setback crisis breakthrough quarrels? arguments? conflicts? disagreements? storms? fights? misunderstandings?`)
const COMES = oneOf(`
  comes?_(?:to|in|from|your|into|before|by|at|with|through|back|soon|on|after|this|next|when) arrives? flows? pours? doubles? triples? multipl(?:y|ies)
  is_(?:signed|settled|repaid|cleared|paid|granted|approved|born|yours|bought|sold|won|lost|made|on|coming|waiting|near|doubled|confirmed|resolved|celebrated|recovered)
  are_(?:signed|settled|repaid|cleared|paid|granted|approved|born|yours|bought|sold|won|lost|coming|waiting|near|doubled|confirmed|resolved|recovered)
  takes?_place takes?_off happens? turns?_up knocks? appears? goes_through go_through grows?_to rises? soars? improves?_(?:sharply|from|in|after) opens?_(?:for|to)_you is_found turns?_(?:in|on|from|for) lasts? holds? survives? becomes?_known
  reach(?:es)? follows?_(?:in|on|from|after|soon|at|by) enters?_your lands?_(?:in_your|on_your|with) falls?_into finds?_(?:you|its) begins?_(?:in|on|with_a|at_work) ends?_(?:in|on|by|badly)
  breaks?_(?:down|up|out) fails? collapses? increases? awaits? starts?_to_pay returns? is_at_hand materiali[sz]es? opens?_up_for_you surges? expands?_(?:in|to|from|after)
  disappears? vanish(?:es)? dries_up brings?_(?:news|good|bad|money|an?|the|you)`)
const A =
  "(?:an?|the|your|some|one|more|much|new|old|[a-z]+ person's|his|her|their|large|large|big|great|extra|fresh|good|bad|several|many|two|three)"
const SIDE =
  '(?: (?:from|in|at|of|for|by|near|close to|older than|younger than|with)(?: \\S+){1,4}?| (?:who |whom |that )?you \\w+(?: (?:for|with|to|at|from))?)?'
const OFTEN = '(?: (?:\\w+ly|soon|now|then|also|often|again|once|simply|already|at last|today|tomorrow|in time))?'

const ACTS = new RegExp(
  `(?:^|\\b${A}(?: [a-z-]+){0,2} |\\b(?:and|then|when|while|as|so|,) )${PEOPLE}(?: close to you)?${SIDE}${OFTEN} ${DOES}\\b`,
)
const BEFALLS = new RegExp(
  `(?:^|\\b${A}(?: [a-z-]+){0,2} |\\b(?:and|then|so|,) )${THINGS}${SIDE}${OFTEN} ${COMES}(?: |$)`,
)
const ANYBODY =
  /(?:^|\b(?:and|,) )(?:someone|somebody)(?: (?:in|at|from|close to|near) (?:\S+ ?){1,2})? (?:lies|moves|comes|leaves|offers|brings|enters|calls|works against|stands against|envies|loves|watches over|speaks (?:ill|badly|against)|talks (?:ill|behind|about you)|plots|schemes)\b/
/** What a reader is said to get or to do. */
const GETS =
  /\byou (?:(?:soon|then|now|also|finally|at last) )?(?:(?:get|gain|win|land|earn|secure|are given|take up|find|start|lose|quit|change|buy|sell|sign|meet|make|have|own|inherit|receive) (?:(?:an?|the|your|another|some|more|two|three|new|better|higher|large|big|great|life|second) )*(?:raise|rise|promotion|jobs?|offers?|bonus|posts?|positions?|house|home|flat|car|visa|money|salary|pay|income|fortune|wealth|partner|spouse|husband|wife|lover|soulmate|contracts?|deals?|title|award|prize|than ever|land|property|business|company|inheritance|sum|child|children|son|sons|daughters?|twins|debts?|loans?|enem(?:y|ies)|rivals?|profits?|friends? abroad|degree|exams?|seat)\b|(?:are|get) (?:paid|hired|fired|promoted|married|engaged|divorced|betrayed|cheated|robbed|offered|transferred|chosen|elected|recognised|honoured|rewarded with)\b|(?:move|relocate) (?:abroad|house|away|overseas|to (?:an?|the|another)|into (?:an?|your) (?:new |own |larger )?(?:house|home|flat|city))|(?:work|live|study) (?:abroad|in an?|at an?|as an?|with your)|become (?:rich|famous|an?|the|known|wealthy|pregnant|ill|successful)|travel (?:abroad|overseas|to)|fall (?:ill|in love|sick|pregnant)|(?:earn|are paid) (?:well|more|less|twice|a lot|much)|(?:manage|lead|head|run|hold|own) (?:an?|the|your own|many|several) (?:\w+ )?(?:team|firm|company|business|post|office|department|school|shop|estate)|are (?:in debt|rich|wealthy|married|single|divorced|unemployed|a widow|an? (?:teacher|doctor|lawyer|engineer|nurse|manager|clerk|father|mother|parent))|meet (?:somebody|someone|him|her)|recover (?:from|what|your|the|money)|come into (?:money|an?|your|property)|go abroad|make a (?:fortune|killing|profit|career)|are (?:still|already|secretly|again) \w+ing\b|(?:two |both )?(?:separate|break up|split up|reconcile|get back together|move (?:back |in )together)|(?:begin|start) (?:a new (?:job|relationship|business)|your own))/

const THERE =
  /\bthere (?:is|are|comes|follows|will be) (?:an?|some|two|three|no|another|more|news of) (?:\w+ ){0,2}(?:wedding|marriage|engagement|birth|promotion|raise|divorce|separation|inheritance|windfall|loan|debts?|quarrel|illness|accident|visitor|money|pregnancy|profit|offer|job|legal case|move|affair|rival|enemy|gift|journey|funeral|legacy|contract)\b(?! (?:that|which) (?:can|may|could|might)| for (?:patience|learning))/
const PLACED =
  /(?:^|[,;:] |\b(?:and|so|then|now|please) )(?:buy|sell|trade|invest|put|place|move|lend|borrow|stake|sink)(?: (?!not|nothing to)\S+){0,5} (?:gold|silver|shares?|stocks?|bonds?|land|property|funds?|real estate|money|savings|cash|houses?)\b|(?:^|[,;:] )(?:lend|sign|invest|borrow) nothing\b|\bnever comes back\b/

/** What is not theirs to do: "Mars broke your leg", "the tenth house promises a high post". */
const PLANETS = 'sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu'
const PLANET =
  '(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|nodes|house|chart|horoscope|stars?|heavens|yoga|dosha|window|period|mahadasha|antardasha|pratyantardasha|transit|sky)'
const OF_SKY = new RegExp(
  `\\b${PLANET} (?:broke|took|gave|brought|made|cost|costs|robbed|robs|saved|doubles?|triples?|kills?|killed|destroys|destroyed|promises? (?!nothing|no|little|neither)|grants?|(?:brings?|sends?|shows?) (?:you )?(?:an?|the|your) (?:\\w+ ){0,2}(?:man|woman|partner|husband|wife|spouse|child|son|daughter|baby|stranger|lover|soulmate)|wants? you|earns? you|wins? you|finds you an?|sends? (?!its|his|her|a glance|their)|brings? you (?:an?|the|money|wealth|children|sons?|riches|fame)|gives? you (?:money|wealth|children|sons?|daughters?|riches|fame|a (?:son|daughter|wife|husband|wealthy|rich|house|car|job|high|large))|makes? you (?:rich|famous|wealthy|an? (?:leader|minister|king|queen|doctor|boss|owner|star|winner|rich|wealthy|famous)))\\b`,
)
const EXPECTED =
  /\b(?:expect|look forward to|prepare for|get ready for|watch for|brace for|wait for|be ready for|count on|look out for)(?: \S+){0,3} (?:raise|promotion|move|wedding|marriage|money|calls?|news|offers?|job|loss(?:es)?|gains?|profits?|letter|windfall|bonus|visitor|child|baby|accident|illness|transfer|payment|proposal|divorce|inheritance|post)\b|\blucky (?:numbers?|colou?rs?|days?|stones?|metals?|gems?|charm)\b/

/** What somebody of the reader's is or does: "your partner is a tall engineer", "your brother works in the same office". */
const THEIRS = new RegExp(
  `\\b(?:your|his|her|their) (?:last |first |former |own |present |future |new |old(?:er)? |elder |young(?:er)? )*(?:${PEOPLE}|relationship|marriage|job|business|health|body|wealth)${SIDE}${OFTEN} (?:is|are|was|were|has|have|had|ended|ends|works?|lives?|lived|worked|became|becomes|earns?|earned|studies|studied|lost|left|keeps?|owns?|runs?|manages?|teaches|plans?|wants?|drinks?|smokes?|struggles?|suffers?|quarrels?|dislikes?|opposes?|objects?|raised|brought|taught|came|died|met|married|moved|helped|gave)\\b`,
)
/** What the reader is said to own or to earn: "your house has a large garden", "your pay is twice that of others". */
const POSSESSED =
  /\byour (?:new |own |large |old |present |current )*(?:house|home|flat|apartment|car|garden|pay|salary|wages?|income|savings|debts?|job|office|company|business|shop|firm|land|property|account|degree|desk|boss|school|kitchen)(?: \w+)? (?:is|are|was|were|has|have|had|stands|lies|doubles?|grows?|rises?|pays?|earns?|faces|overlooks|gets|needs)\b/
/** What nobody can know of somebody, or of how a reader lives. */
const KNOWN_OF =
  /^(?:he|she|they) (?:still |often |now |secretly |always )?(?:thinks?|loves?|misses|miss|wants?|waits?|dreams?|lies|cheats?|hides?|watch(?:es)?|writes?|calls?|regrets?)\b|\byou (?:still |now |already )?regret\b|\byou (?:sleep (?:badly|poorly|little|too)|(?:drink|eat|smoke|spend) too)|\byou have (?:long |always |never )?been (?!in\b|under\b|living\b|walking\b|passing\b|moving\b|through\b|given\b|told\b)\w+/
/** People of a past that is told by the way: "a friend you have avoided". */
const KNOWN_BEFORE = new RegExp(
  `\\b(?:(?!someone|somebody)${PEOPLE}|person|people|partner) (?:who |whom |that )?you (?:\\w+ly )?(?:have (?:\\w+ly )?\\w+|had \\w+|once \\w+|used to|left|lost|hurt|\\w{3,}ed)\\b`,
)
/** "Your partner's Saturn" is of a chart that nobody has seen. */
const THEIR_CHART = new RegExp(`\\byour ${PEOPLE}'s? (?:${PLANETS}|chart|horoscope|ascendant)\\b`)
/** What the reader is said to owe or to do with others. */
const DEEDS = new RegExp(
  `\\byou (?:are in love|are (?:at war|in debt)|owe|quarrel|argue|fight|clash|fall out|live|work|share (?:an?|the) (?:house|home|flat|office|business)|run (?:an?|the|your)|keep (?:an?|the) (?:shop|dog|cat|secret)|own|rent|commute|drink|smoke)\\b(?: (?:\\S+ ){0,5})?(?:${PEOPLE}|${THINGS}|sum|noon|house|home|flat|office|shop|city|village|town|abroad)\\b`,
)

/** What is told to have come: "a promotion came last spring", "your first engagement was broken off". */
const CAME = new RegExp(
  `\\b${A}(?: [a-z-]+){0,2} ${THINGS}${SIDE}${OFTEN} (?:came|was|were|did|fell|went|brought|broke|began|ended|cost|stands firm|is twice|are twice)\\b`,
)

const WHO = `(?:you|(?:the )?(?:first|second) person|(?:your|his|her|their|an?|one|some) (?:[a-z]+ )?${PEOPLE}|someone|somebody)`
const SINCE = '(?:already|just|once|recently|long|lately|again|twice|never|even|also|now)'
/** What somebody has done by now, which no chart tells: "you have already turned down one", "your manager has begun to notice". */
const HAS_DONE = new RegExp(
  `(?:^|\\b(?:and|but|so|since|because|while|,|;|:) )${WHO} (?:(?:has|have) (?:${SINCE} (?!an?\\b|the\\b|in\\b)\\w+|(?:not )?(?:${SINCE} )?(?:begun|started|stopped|told|refused|turned|left|lost|broken|met|bought|sold|chosen|decided|agreed|moved|worked|lived|run|hurt|lied|promised|tried|noticed|quarrelled|forgotten|been (?!given)\\w+(?:ed|en|ing|t)))\\b|(?:was|were|had) (?:${SINCE} )?(?!born|given)(?:left|hurt|\\w+(?:ed|en))\\b)`,
)
/** Whom the reader is said to meet or to lose, what they are told to have had between them, and children that nobody has spoken of. */
const MEETS = new RegExp(
  `\\b${WHO} (?:will |shall )?(?:soon |then |also |finally |at last )?meets? (?:the (?:one|person|man|woman|partner|love)\\b|an? (?:\\w+ ){0,2}${PEOPLE}\\b|an? (?:tall|short|rich|wealthy|older|younger|foreign|handsome|beautiful|kind|fair|dark)\\b|[^,;]* at an? (?:wedding|party|festival|station|concert|lecture))`,
)
const WILL_BEFALL = new RegExp(
  `\\b${WHO} (?:will|shall) (?:soon |then |also |finally |at last |\\w+ly )?(?:meet|marry|wed|win|gain|earn|receive|inherit|buy|sell|sign|lose|move|travel|divorce|separate|succeed|fail|fall|recover|retire|resign|get|land|conceive|reconcile|quarrel)\\b`,
)
const LOSES =
  /\b(?:lose|loses|lost|bury|mourn) (?:an?|your|his|her|their|the|some|somebody|someone) (?:(?:dear|close|old|elder|older|younger|good|best|near|beloved) )*(?:friend|father|mother|parent|brother|sister|sibling|son|daughter|child|partner|husband|wife|spouse|uncle|aunt|cousin|grandfather|grandmother|relative|someone|somebody)s?\b/
const NTH_CHILD =
  /\b(?:an?|another|your|the) (?:first|second|third|another|last|elder|younger)?(?: \w+)? ?(?:child|son|daughter|baby) (?:would|will|heals?|brings?|saves?|mends?|comes|arrives|is born|follows)\b|\b(?:points?|shows?|suggests?|indicates?|means?|speaks? (?:of|for)|promises?|hints? (?:at|of)) (?:to |at )?(?:an?|two|three|another) (?:\w+ )?(?:daughters?|sons?|boys?|girls?|baby|twins|child)\b/
const BETWEEN_YOU =
  /\bwhat (?:went wrong|happened|broke|was (?:lost|broken|said)) between (?:you|them|the two of you)\b/
/** A post with somebody by name or trade that is called the right one. */
const POST =
  /\b(?:post|job|position|career|place|role) (?:with|at|in) (?:an?|the|your) [^,;]*\b(?:is|are) (?:the (?:right|best|only|very) |made for you|yours\b|waiting)/

const OPEN =
  /\b(?:may|might|can|could|would|should|if|whether|how|perhaps|maybe|possibly|tends?|likes?|need(?:s|ing)?|when|whenever|where|asks?|what|best|easier|easily|like|not|no|without|rather|imagine|feels?|wants?|hope|wish|let|suppose)\b/

/** Whether a sentence tells an event of a life as one that is so. */
export const tellsEvent = (text: string): boolean =>
  PLACED.test(text) ||
  EXPECTED.test(text) ||
  OF_SKY.test(text) ||
  THEIR_CHART.test(text) ||
  KNOWN_BEFORE.test(text) ||
  [HAS_DONE, WILL_BEFALL, LOSES, NTH_CHILD, BETWEEN_YOU, POST].some((told) => told.test(text)) ||
  (!OPEN.test(text) &&
    [ACTS, BEFALLS, ANYBODY, GETS, MEETS, THERE, THEIRS, DEEDS, CAME, POSSESSED, KNOWN_OF].some((told) =>
      told.test(text),
    ))
