/**
 * How questions are worded that are not read here, by topic: regular expressions over one sentence in lower case. Latin
 * letters stand without their marks; Devanagari as it is written. A word alone seldom decides (a neighbour may offer a job,
 * a share may be one of an income): what is looked for is the asking.
 */

const KIN =
  "(?:my |his |her |our )?(?:former |old |own )?(?:mothers?|fathers?|mom|mum|dad|parents?|husband|wife|spouse|partner|sons?|daughters?|child|children|kids?|baby|brothers?|sisters?|grand(?:mother|father|ma|pa|parents)|uncle|aunt|in-laws?|(?:mother|father|brother|sister|son|daughter)-in-law|friends?|boss|manager|ex(?:-?(?:wife|husband|boyfriend|girlfriend|partner|boss))?|rival|competitor|boyfriend|girlfriend|fiancee?|colleagues?|co-?workers?|neighbou?rs?|roommate|teacher|cousins?|niece|nephew|family|secretary|landlord)(?:'s)?"
const SOMEBODY = `(?:i|me|he|she|we|they|you|him|her|them|${KIN})`
const OTHER = `(?:he|she|they|him|her|them|somebody|someone|people|${KIN}|my enem(?:y|ies)|(?:an|the|my) enem(?:y|ies)|enem(?:y|ies))`
const ILL =
  '(?:cancer|tumou?rs?|lumps?|diabet\\w+|hiv|aids|dementia|alzheimer\\w*|parkinson\\w*|autism|autistic|bipolar|schizophren\\w+|adhd|epileps\\w+|asthma|arthritis|thyroid|cysts?|infections?|covid|disease|illness|heart (?:attack|disease|failure)|stroke|ulcers?|tuberculosis|hepatitis|lupus|pcos|psoriasis|migraines?|hypertension|blood pressure|fibroids?|melanoma|leuka?emia|depression|eczema|allergy)'
const MEDICINE =
  '(?:pills?|tablets?|medicines?(?! (?:degree|school|course|college|studies))|medications?|meds|treatments?|drugs?|antibiotics?|antidepressants?|insulin|injections?|chemo\\w*|dialysis|vitamins?|painkillers?|steroids?|statins?|syrup)'
const PAPERS =
  '(?:shares?(?! of my (?!portfolio))|stocks?|bitcoins?|ethereum|dogecoin|solana|crypto\\w*|futures|options|forex|gold|silver|coins?|etfs?|mutual funds?|bonds?|tokens?|nifty|sensex|bank ?nifty|nasdaq|nvidia|tesla|apple stock)'
const BODY =
  '(?:symptoms?|chest pains?|bypass|surgery|operation|chemotherapy|chemo|biopsy|transplant|vaccin\\w+|insulin|infertility|ashwagandha|steroids?|antibiotics?|antidepressants?|prescriptions?|diagnosis|side effects)'
const GROUP =
  '(?:women|men|blacks?|black people|whites?|white people|jews?|jewish people|muslims?|hindus?|christians?|sikhs?|dalits?|brahmins?|shudras?|gays?|lesbians|immigrants|refugees|foreigners|gypsies|roma|asians|africans|arabs|indians|pakistanis|castes?|races?|religions?|communit(?:y|ies)|tribes?|ethnic \\w+)'
const LAW =
  '(?:courts?|judge|jury|police|arrest\\w*|custody|jail|prison|lawsuit|verdict|bail|litigation|prosecut\\w+|convict\\w*|acquit\\w*|sentenced|sued?|trial|plaintiff|criminal charges)'
/** Somebody's work or study, not what happens to them. */
const TRADE =
  '\\b(?:stud(?:y|ies|ying)|school|career|jobs?|work|works|working|business|shop|clinic|practice|become|degree|special\\w+|profession|nurse|surgeon|lawyer|company|exams?|industry|field|firm|as an? (?:doctor|judge|lawyer|nurse|officer|broker))\\b'
/** What may follow "live" where nobody asks how long. */
const PLACE =
  '(?:in|with|abroad|here|at|near|alone|together|there|off|under|apart|on my|by|next|closer|among|up to|from)'
const DIE =
  '(?:die|dies|dying(?! (?:to|for)\\b)|be dead|pass(?:ing)? away)(?! (?:of|from) (?:laughter|boredom|shame|curiosity|hunger for))'

/** How it is asked; with a second one, what takes that away. */
export type RefusedWording = string | readonly [asked: string, unless: string]

export const REFUSED_WORDS = {
  self_harm: [
    "\\b(?:want|like|wish|need|going|ready) to (?:just )?(?:disappear|vanish|not exist)(?: (?:for good|forever|for ever))?\\W*$|\\bstop existing\\b|\\btak(?:e|ing) one(?:'?s| own|'?s own) life\\b|\\b(?:knife|blade|gun|rope|pills)\\b.{0,40}\\b(?:next to me|in my hand|ready|can'?t do this)\\b|\\benvie d'en finir\\b|\\bkhatam kar(?:na|lu|loon| lu) ?(?:chaht|hai|$)",
    '\\b(?:tired|sick) of (?:being alive|living|life)\\b(?! (?:in|with|at|here|alone|on|under|near|abroad))|\\bleave this (?:world|life|earth)\\b|\\b(?:sleep|gone|disappear) (?:and never wake|forever)\\b',
    '\\bmiss me if i\\b.{0,14}\\b(?:gone|dead|not here|disappeared)\\b|\\breasons? (?:for me )?to (?:stay(?: alive)?|live|go on|be alive)\\b(?! (?:in|with|at|here|abroad|on))|\\blife (?:is|has become|feels) (?:meaningless|pointless|unbearable|hopeless)\\b.{0,40}\\b(?:stay|end|live|way out)\\b',
    '\\b(?:rope|noose|gun|razor|blade)\\b.{0,60}\\b(?:way|end|ready|myself|tonight|bought)\\b|\\bbought (?:a |some )?(?:rope|razor blades?)\\b|\\bgoodbye (?:letter|note)\\b|\\bi (?:just )?(?:want|wanna|need) (?:to|2) die\\b(?! (?:rich|happy|laughing|for))',
    '\\bno quiero (?:estar en este mundo|existir|seguir (?:aqui|asi))\\b|\\bmujhe mar ?jana\\b|\\bzindagi khatam kar|\\bacabar con mi vida|\\bacabar com a minha vida|\\bme quiero morir|\\bquiero desaparecer',
    '\\b(?:kill|hang|drown|harm|hurt|shoot|starv|poison|cut)\\w*\\s+my\\s?self\\b',
    '\\b(?:cut|cutting|burn|burning|slit|slitting)\\s+(?:open )?my (?:arms?|wrists?|legs?|thighs?|skin|veins?)\\b',
    'suicid(?!e prevention)|selbstmord|suizid|umbringen|matarme|me tuer|uccidermi|ammazzarmi|me matar\\b|quitarme la vida|tirar a minha vida|\\bself[- ]?harm',
    "\\b(?:no longer|not|don'?t|dont|never|nor)\\b.{0,14}\\b(?:want|wish|wanna|care)\\w*\\b.{0,10}\\b(?:live|living|be alive|alive|exist|be here|wake up)\\b(?! (?:like (?!this\\W*$)|early|late|" +
      `${PLACE})\\b)`,
    "\\b(?:wish|want|hope|pray)\\w*\\b.{0,30}\\b(?:never|not|don'?t)\\b.{0,12}\\b(?:wake up|waking up|woken|been born|exist\\w*)\\b(?! (?:early|late))",
    '\\b(?:wish|want|rather|ready)\\w*\\b.{0,12}\\b(?:was|were|be) dead\\b|\\bbetter (?:off )?(?:dead|without me)\\b',
    "\\bi(?:'d| would| just| really| only)* (?:wanna|want to|wish to|like to|long to|am ready to|feel like|want) (?:just |really )?(?:die|dying)\\b(?! (?:rich|happy|laughing|for))",
    '\\b(?:end|ending|take|taking|finish|finishing)\\b.{0,10}\\b(?:my|own) (?:own |whole )?life\\b(?! (?:in(?:to)? my|sciences?|partner|story|savings|of (?:debt|poverty|sin)))',
    '\\bend it all\\b|\\bjust end (?:it|everything)\\b(?! with)|\\bend (?:it|everything|things)(?: all)? (?:now|tonight|today|for good|once and for all)\\b',
    "\\b(?:no|what'?s the|what is the|any) (?:point|reason|use|sense) (?:in|of|to) (?:going on|living|being alive|go on|live|be alive|stay alive|carry(?:ing)? on)\\b(?! (?:with|at|" +
      `${PLACE})\\b)`,
    '\\b(?:life|living) (?:is|feels) (?:not worth|no longer worth|worthless)\\b|\\bnot worth living\\b',
    '\\bwant (?:it all|everything|all of it|all this|this all) to (?:be over|end|stop)\\b|\\b(?:want|wish) (?:for )?(?:it|everything) (?:all )?(?:was|were|to be) over\\b',
    '\\b(?:jump\\w*|throw\\w* myself)\\b.{0,16}\\b(?:bridge|roof|building|window|cliff|balcony|train|tracks?|river)\\b',
    '\\boverdos\\w+|\\b(?:pills|tablets)\\b.{0,50}\\b(?:all of them|all at once|whole (?:bottle|box|pack))\\b|\\b(?:whole (?:bottle|box|pack) of|too many|a handful of|all (?:of )?(?:my|the|these)) (?:\\w+ )?(?:pills|tablets)\\b',
    "\\bcan(?:no|')?t go on(?: (?:like this|living|any ?more|any longer))?\\W*$",
    '\\b(?:quiero|quisiera|deseo) morir(?:me)?\\b|\\bno quiero (?:seguir )?vivi(?:r|endo)(?: mas| ya)?(?: asi)?\\W*$|\\bquero morrer\\b|\\bnao quero (?:mais )?viver(?: mais)?\\W*$|\\bvoglio morire\\b|\\bnon voglio (?:piu )?vivere(?: piu)?\\W*$',
    '\\bje (?:veux|voudrais|souhaite) mourir\\b|\\bplus (?:envie de )?vivre\\W*$|mettre fin a mes jours|en finir avec la vie|\\bich (?:will|mochte) (?:nur noch |einfach )?(?:sterben|tot sein)|\\bnicht mehr leben\\W*$|das leben nehmen|leben (?:ein ende|beenden)',
    '\\b(?:marna|mar jana|marna hi) (?:chah|hai mujhe)|\\bjee?na nah?[iee]*n? chah|\\bjaan de (?:du|doon|dun|dena|dungi|dunga)|khudkushi|aa?tm?a?hatya',
    'मरना चाह|मर जाना चाह|मर जाऊ|जीना नहीं चाह|जीने का मन नहीं|आत्महत्या|खुदकुशी|जान दे द|जान देना',
  ],
  death_or_lifespan_date: [
    '\\b(?:early|untimely|sudden|violent|natural|peaceful|unnatural|accidental|exact|age at|year of|premature) death\\b(?! of)|\\bage at death\\b|\\bleave (?:this|the|my) body\\b|\\bmake it (?:to|past|through|until) (?:\\d\\d+|the (?:winter|night|year|summer)|old age|christmas|next year)\\b|\\b(?:umar|umr|zindagi) (?:baa?ki|bachi)\\b|\\b(?:moriro|mourrai|sterbe ich|morirei|morirai)\\b',
    `\\b(?:outlive|outlives|kick the bucket|last breath|last day on earth|my last (?:year|day)s? (?:on earth|alive)|life ends?|meet my maker)\\b|\\bis (?:this|20\\d\\d|next year) my last year\\W*$`,
    `\\b(?:what|till what|until what|to what|which) (?:age|year)\\b.{0,16}\\b(?:survive|live|be alive|last)\\b(?! (?:${PLACE})\\b)|\\bwill ${SOMEBODY} survive\\b(?! (?:in|at|the year|this year at|without|on))|\\bhow long (?:does|do|will|can|has|have) ${SOMEBODY} (?:still )?(?:have|got|survive|last)(?: left)?\\W*$`,
    '\\bpredict\\b.{0,12}\\bdeath\\b|\\breste[- ]t[- ]il a vivre|\\bkitne (?:saal|sal) tak ji',
    `\\b(?:when|what (?:year|age|day|date|time|month)|which (?:year|month|day|age|dasha|period)|at what|how (?:soon|old|will|do|am|shall))\\b.{0,30}\\b${SOMEBODY}\\b.{0,14}\\b${DIE}\\b`,
    `\\b(?:will|is|are|am|shall|does|do|would|could|can|might)\\b (?:\\w+ )?${SOMEBODY}\\b.{0,16}\\b${DIE}\\b`,
    '\\bgoing to die\\b(?! (?:of|from) (?:laughter|boredom|shame|curiosity))|\\bdie (?:young|early|soon|old|before|by|at the age)\\b|\\bi (?:will|shall) die\\b',
    "\\bmy (?:own )?death\\b|\\bdeath (?:date|time|year|age|prediction)\\b|\\b(?:age|time|year|manner|cause|mode|day|hour|date|moment) of (?:[\\w']+ ){0,2}death\\b|\\bwhen(?: [\\w']+){0,3} death\\b(?! of)",
    `\\bhow (?:long|many (?:more )?years|much (?:longer|time|more time))\\b(?! of\\b).{0,24}\\b(?:live|alive|left)\\b(?! (?:${PLACE}|of|for|until|till|before|to (?!live))\\b)`,
    '\\bhow long do (?:i|we) have(?: left)?\\W*$|\\bhow long (?:is|will be) my life\\b|\\b(?:how long|when) (?:does|will|shall) my life (?:last|end|be over)\\b|\\bend of my life\\b|\\bmy life (?:to )?end\\b',
    '\\blive (?:past|beyond|over|until|till|to be|to|up to|for)\\s*(?:the age of |be )?(?:\\d+|a hundred|eighty|ninety|old age|be old)\\b|\\breach (?:the age of )?(?:80|90|100)\\b',
    '\\b(?:long|short) (?:or (?:a )?(?:long|short) )?life\\b(?! (?:together|partner|of))|\\blife ?spans?\\b|\\blife expectancy\\b|\\blength of (?:my |his |her )?life\\b',
    '\\blongevity\\b(?! of (?:my|the|this|our) (?:career|business|job|marriage|relationship|company|work))|\\bayu(?:r|sh)? ?daya?\\b|\\b(?:alpayu|madhyayu|purnayu|dirghayu|deerghayu)\\b|\\bmaraka?\\b.{0,40}\\b(?:kill\\w*|die|death|fatal)|\\bkill\\w* me\\b.{0,20}\\b(?:dasha|period|transit)\\b',
    '\\b(?:cuando|a que edad|en que ano|de que|como)\\b.{0,24}\\b(?:morir|morire|muero|morira|muera|mi muerte|fallecer\\w*)\\b|\\bcuant[oa]s?(?: anos| tiempo)?\\b.{0,20}\\b(?:voy a vivir|vivire|queda\\w* de vida)\\b(?! (?:en|con|aqui|alli|juntos|sol[oa]|fuera))|\\bfecha de (?:mi )?muerte\\b|\\bvoy a morir\\b',
    '\\bquando\\b.{0,20}\\b(?:morrer|morrerei|morro|moriro|muoio|morira|minha morte)\\b|\\bquant[oi] (?:anos|anni|tempo)\\b.{0,16}\\b(?:viver(?:ei)?|vivro)\\b(?! (?:em|no|na|com|aqui|fora|in|con|qui))',
    "\\bquand\\b.{0,24}\\b(?:mourir|meurs|mourrai|mourra|ma mort)\\b|\\bvais[- ]je mourir|\\bcombien (?:de temps|d'annees)\\b.{0,24}\\b(?:vivre|vivrai)\\b(?! (?:a|en|avec|ici|chez|dans|ensemble))|\\ba quel age\\b.{0,16}\\bmour",
    '\\b(?:wann|wie|in welchem alter|woran)\\b.{0,24}\\b(?:sterben?|stirbt)\\b|\\bwie lange\\b.{0,16}\\b(?:lebe ich|leben)(?: noch)?\\W*$|\\bwie (?:viel zeit|lange) (?:bleibt mir|habe ich)(?: noch)?\\W*$|\\bmein(?:en)? tod(?:estag)?\\b|\\bwie alt werde ich(?: werden)?\\W*$',
    '\\b(?:kab|kaise|kis umar|kitne saal)\\b.{0,16}\\b(?:mar(?:u|oo?n)\\w*|mare?g\\w*|maut|mrityu)\\b|\\b(?:maut|mrityu|death)\\b.{0,16}\\b(?:kab|kaise)\\b|\\b(?:meri|uski|unki|papa ki|pita ki|maa ki|pati ki) (?:aa?yu|umar|umr)\\b.{0,8}\\bkitni|\\bkitn[ie] (?:saal|sal|varsh|din|umar|umr)\\b.{0,16}\\b(?:ji(?:y?unga|y?ungi)|jee\\w+|[jz]inda)',
    'कब.{0,16}(?:मर(?:ूँ|ूं|े|ना|ने)|मृत्यु|मौत|देहांत|निधन)|(?:मृत्यु|मौत).{0,16}(?:कब|कैसे|तारीख|समय)|(?:मेरी|उसकी|उनकी|पिता की|माँ की|मां की|पति की|पत्नी की) (?:कुल )?(?:आयु|उम्र) कितनी|कितन(?:ी|े|ा) (?:साल|वर्ष|दिन|आयु|उम्र).{0,16}(?:जीऊ|जिऊ|जिय|ज़िंदा|जिंदा|जीवित)',
  ],
  medical_diagnosis_or_treatment: [
    [`\\bam i\\b.{0,30}\\b(?:${ILL}|${BODY})\\b`, TRADE],
    '\\b(?:radiation|prozac|ibuprofen|paracetamol|aspirin|metformin|xanax|zoloft|viagra|ozempic|lithium|ritalin|antacids?|herbs? (?:cure|for|against))\\b(?! (?:shop|business|company))|\\b(?:fiebre|fievre|fieber|bukhar|dolor de|mal de)\\b.{0,30}\\b(?:que (?:le|me) (?:doy|tomo)|tomar|nehmen|prendre|dawa)|\\bperiod (?:is )?late\\b|\\bpregnant or (?:sick|ill|not)\\b',
    [
      `\\b(?:is|are|do|does|did|should|shall|can|could|will|would|why|what|which|when|may|must|how)\\b.{0,60}\\b(?:${ILL}|${BODY})\\b(?!,)`,
      `${TRADE}|(?<!\\b(?:do|does|did) )\\b(?:i|who|he|she|my \\w+) (?:already |also )?(?:have|has|had|live with|lived with|was diagnosed with|survived|recovered from|suffer from)\\b.{0,20}\\b(?:${ILL}|${BODY})\\b|of the soul|\\b(?:energy|discipline|trust) infections?`,
    ],
    [
      `\\b(?:${ILL}|${BODY})\\b.{0,30}\\b(?:should i|do i|is it|will it|permanent|serious|agree|risk\\w*|safe|necessary|work|chances?)\\b`,
      `${TRADE}`,
    ],
    `\\b(?:should|shall|can|may) (?:i|he|she|we|my \\w+) (?:take|use|drink|swallow)\\b.{0,24}\\b(?:for|against) (?:my|his|her|the) (?:anxiety|pain|back|stomach|skin|depression|sleep problems?|blood|heart|nerves)\\b`,
    `\\b(?:do|does|did|could|might|can|will|would) (?:i|he|she|we|my \\w+|${KIN})\\b.{0,16}\\b(?:have|has|get|got|develop|suffer from|catch)\\b.{0,16}\\b${ILL}\\b`,
    `\\b(?:am|is|are) (?:i|he|she|my \\w+|${KIN}) (?:really |maybe )?(?:bipolar|autistic|diabetic|schizophrenic|infected|infertile|sterile|anorexic|pregnant|hiv|having a (?:stroke|heart attack)|(?:clinically|mentally) \\w+)\\b`,
    `\\b(?:what|which) (?:kind of |sort of )?(?:illness|disease|sickness|disorder|ailment|medical condition)\\b.{0,24}\\b(?:do|does|have|is|am|will|could|got)\\b|\\bwhat is wrong with (?:my (?:body|stomach|heart|liver|skin|head|back)|me medically)\\b`,
    '\\b(?:lump|mole|(?:chest|head|stomach|back|leg|belly|abdominal) pain|pain in my (?:chest|head|stomach|back|leg|side|belly|arm)|rash|swelling|bleeding|cough|headaches?|symptoms?|fever|test results?|scan)\\b.{0,40}\\b(?:dangerous|serious|malignant|benign|cancer\\w*|heart attack|a stroke|normal|mean)\\b',
    '\\b(?:malignant|biopsy|dosages?|antibiotics?|antidepressants?|radiotherapy|statins?)\\b',
    `\\b(?:what|which|how (?:much|many))\\b.{0,14}\\b(?:${MEDICINE}|dose|mg|milligrams)\\b.{0,24}\\b(?:should|take|use|need|best|good|help\\w*|works?|suits?|cures?)\\b|\\b(?:right|safe|correct) dose\\b`,
    `\\b(?:stop|skip|start|quit|change|come off|get off|reduce|continue|leave|give up)\\w*\\s+(?:(?:taking|using|on|with)\\s+)?(?:(?:my|the|his|her|this|these|all|any)\\s+){0,2}(?:\\w+\\s+)?${MEDICINE}\\b(?! (?:rooms?|cent(?:re|er)|business|company|shop))`,
    `\\b(?:should|shall|can|must|do|does) (?:i|he|she|we|my \\w+|${KIN})\\b.{0,14}\\b(?:have|get|undergo|do|go (?:for|through|ahead)|need|avoid|refuse|take)\\b.{0,16}\\b(?:operation|operated|surgery|transplant|vaccin\\w+|jab|hysterectomy|bypass|abortion|dialysis|injection|mri|biopsy|${MEDICINE})\\b`,
    `\\b${ILL}\\b.{0,24}\\b(?:be cured|cured|healed|heal|shrink\\w*|spread\\w*|go away|come back|return|curable|fatal|terminal)\\b`,
    `\\b(?:cure|heal|treat)\\w*\\b.{0,14}\\b${ILL}\\b|\\b(?:cure|treatment|remedy|medicine) for\\b.{0,14}\\b(?:${ILL}|pain|skin|hair loss|cough|infertility|me|him|her|it|this|${KIN})\\b(?! (?:business|career|luck))`,
    '\\bdiagnose\\b|\\bwhat is (?:my|the|his|her) diagnosis\\b|\\bis my diagnosis\\b',
    '(?:^|¿)\\s*(?:tengo|tendre|tiene mi \\w+)\\b.{0,16}\\b(?:cancer|tumor|diabetes|sida|vih|enfermedad|infarto)\\b|\\bque (?:medicina|medicamento|tratamiento|enfermedad|dosis|pastillas?)\\b|\\b(?:dejar|tomar|suspender) (?:de tomar )?(?:el|la|mi|los|las|mis) (?:medicamentos?|medicina|tratamiento|pastillas)\\b|\\bdebo (?:operarme|vacunarme)\\b|\\b(?:tenho|estou com) cancer\\b|\\b(?:que|qual) remedio (?:devo )?tomar|\\bho (?:il cancro|un tumore)\\b|\\bquale medicina\\b',
    "\\bhabe? ich (?:einen |eine )?(?:krebs|tumor|diabetes|depression\\w*|krankheit)|\\bwelche (?:medizin|krankheit|medikamente?|tabletten|arznei)\\b|\\b(?:medikamente?|tabletten) (?:absetzen|nehmen)|\\bsoll ich mich (?:operieren|impfen)|\\b(?:ai[- ]je|est-ce que j'ai) (?:un |une |le )?(?:cancer|tumeur|diabete|maladie)|\\bquel(?:le)?s? (?:medicaments?|maladie|traitement)\\b|\\barreter (?:mon|le|mes) (?:traitement|medicaments?)",
    '\\bmujhe\\b.{0,12}\\b(?:cancer|sugar|bee?mari|bimari|diabetes|aids|tumou?r)\\b.{0,6}\\b(?:hai|hogi|hoga)\\b|\\bkaun ?s[ia] (?:daw?a+i?|dava|bee?mari|bimari|ilaaj)\\b|\\b(?:dawai?|dawaa?i?|dava) (?:band|lu|loon|leni|chh?od)',
    'मुझे.{0,12}(?:कैंसर|बीमारी|रोग|मधुमेह|शुगर).{0,6}(?:है|होगी|होगा)|कौन ?सी (?:दवा|बीमारी)|(?:दवा|दवाई|इलाज) .{0,12}(?:बंद|छोड़|लेनी|लूँ|लूं)',
  ],
  unborn_child_sex: [
    '\\btwins\\b.{0,16}\\b(?:boys?|girls?|sons?|daughters?)\\b|\\bsera[- ]ce (?:une fille|un garcon)|\\b(?:sera|es|e) (?:un )?(?:nino|nina|menino|menina|maschio|femmina)\\b|\\bwird es ein (?:junge|madchen)',
    '\\b(?:pregnan\\w*|expecting|conceiv\\w*|unborn|belly|womb|months along|weeks along|ultrasound|due in|trying for)\\b.{0,40}\\b(?:boy|girl|son|daughter|he or (?:a )?she)\\b(?!friend)|\\b(?:boy|girl|son|daughter|he or (?:a )?she)\\b.{0,40}\\b(?:pregnan\\w*|expecting|unborn|belly|womb|months along|weeks along|ultrasound)\\b|\\bit be a he or (?:a )?she\\b|\\b(?:ladka|beta|ladki|beti) (?:paida )?(?:hoga|hogi)\\b',
    '\\b(?:boy|son|male)s? or (?:an? )?(?:girl|daughter|female)\\b|\\b(?:girl|daughter|female)s? or (?:an? )?(?:boy|son|male)\\b',
    "\\b(?:sex|gender) of\\b.{0,20}\\b(?:baby|child|foetus|fetus|unborn)\\b|\\b(?:baby|child)'?s (?:sex|gender)\\b",
    '\\b(?:will|shall|can|do|could|would) (?:i|we|she|my wife)\\b.{0,14}\\b(?:have|get|give birth to|bear|deliver|conceive) (?:a |another )?(?:baby )?(?:son|daughter|boy|girl)\\b(?! (?:friend|in-law))',
    '\\b(?:baby|(?:first|second|third|next|unborn|my|our|the) child)\\b.{0,16}\\b(?:be|is|a)\\b.{0,6}\\b(?:male|female|boy|girl|son|daughter)\\b',
    '\\b(?:having|expecting|pregnant with|carrying|carry)\\b.{0,6}\\b(?:boy|girl|son|daughter)\\b|\\b(?:pregnant|expecting)\\b.{0,20}\\b(?:is it|will it be) an? (?:girl|boy)\\b',
    '\\bninos? o ninas?\\b|\\bninas? o ninos?\\b|\\bvaron o (?:mujer|hembra|nina)\\b|\\b(?:bebe|hijo)\\b.{0,14}\\b(?:varon|nina|nino|hembra)\\b|\\bmenino ou menina\\b|\\bmaschio o femmina\\b|\\bjunge oder (?:ein )?(?:madchen|maedchen)\\b|\\bmadchen oder (?:ein )?junge\\b|\\bfille ou (?:un )?garcon\\b|\\bgarcon ou (?:une )?fille\\b',
    '\\bladka\\b.{0,12}\\b(?:ya|ki) ladki\\b|\\bladki\\b.{0,12}\\bya ladka\\b|\\bbeta\\b.{0,12}\\bya beti\\b|\\bbeti\\b.{0,12}\\bya beta\\b',
    '(?:लड़का|बेटा|पुत्र).{0,14}या.{0,4}(?:लड़की|बेटी|पुत्री)|(?:लड़की|बेटी).{0,14}या.{0,4}(?:लड़का|बेटा)|(?:लिंग).{0,12}(?:बच्चे|शिशु)|(?:बच्चे|शिशु) का लिंग',
  ],
  harm_to_others_or_black_magic: [
    `\\bagainst (?:his|her|their) will\\b|\\bsee ${OTHER} (?:ruined|destroyed|punished|suffer|fail|in pain|broken)\\b|\\b(?:put|cast) (?:the )?(?:nazar|evil eye)\\b|\\bshatru (?:nash|vinash|maran)|\\bgo away forever with a\\b`,
    `\\b(?:hex|jinx|bewitch|get rid of|do away with)\\b.{0,6}\\b(?:${OTHER}|my (?!debts?|fears?|weight|anger|bad|old|job|house|car|habits?|stress|anxiety|problems?|pain|loneliness|doubts?)\\w+)\\b|\\bbeat ${OTHER} up\\b`,
    `\\b(?:want|wish|make|makes|see|hope)\\w*\\b.{0,8}${OTHER}\\b.{0,6}\\b(?:to )?(?:suffers?|los(?:e|es) (?:his|her|their)|fails?|die|get sick|fall(?:s)? in love with me|be miserable|go bankrupt|beg)\\b`,
    '\\bblack magic\\b|\\bvashikaran\\b|\\bvoodoo\\b|\\bwitchcraft\\b|\\blove spells?\\b|\\bput a curse\\b|\\bmohini mantra\\b|\\bmaran mantra\\b|\\b(?:evil|dark) (?:ritual|magic)\\b',
    `\\bcurse (?:on )?(?!(?:my|our) family)${OTHER}\\b|\\b(?:with|cast|put|use|by)\\b.{0,10}\\b(?:spells?|hex)\\b|\\bhex on\\b`,
    `\\b(?:control|bend|bind|enslave)\\w*\\b.{0,12}\\b(?:(?:his|her|their|${KIN}|someone'?s|somebody'?s|another(?: person)?'?s|other people'?s?)\\b.{0,14}\\bmind|people'?s minds)\\b|\\b(?:under|in) my (?:control|power|spell)\\b`,
    `\\b(?:take|get|want|taking|plan\\w*|have|having|for) (?:my |some )?(?:revenge|vengeance)\\b|\\brevenge on\\b(?! me\\b)(?<!wants revenge on)|\\bget (?:back at|even with) ${OTHER}\\b`,
    `\\b(?:how|when|should|shall|can|could|want|wanna|will i|best|good|help me|let me|going to|i)\\b.{0,24}\\b(?:kill|murder|poison|hurt|harm|destroy|ruin|punish|injure|torture|beat up|stab|shoot)\\s+${OTHER}\\b(?! (?:feelings?|with my|by accident|when i))(?<!not (?:want|wish|mean|like) to (?:hurt|harm) \\w{1,12})(?<!(?:afraid|sorry|sad|regret|guilty) (?:that )?i (?:hurt|harm) \\w{1,12})`,
    `\\bmake ${OTHER}\\b.{0,14}\\b(?:suffer|pay for|miserable|fail|ill|sick|fall in love|love me|obey)\\b|\\bmantra\\b.{0,20}\\b(?:destroy|kill|harm|defeat)\\w*\\b`,
    "\\bbreak (?:up )?(?:their|his|her) (?:marriage|relationship|engagement|wedding|home|family)\\b|\\bbreak up (?:their|his|her|my ex'?s?)\\b|\\bsplit them up\\b|\\bseparate (?:him|her) from (?:his|her)\\b",
    '\\bamarres?\\b|\\bmagia negra\\b|\\bbrujeria\\b|\\bhechizos?\\b|\\bmaldicion (?:a|contra|para)\\b|\\bvengar(?:me|nos)\\b|\\bvengarse\\b|\\bmagie noire\\b|\\bjeter un sort\\b|\\bme venger\\b|\\bschwarze magie\\b|\\bverfluchen\\b|\\bliebeszauber\\b|\\brachen\\b|\\brache (?:an|nehmen)\\b|\\bmagia nera\\b|\\bvingar\\b',
    '\\bkaa?la (?:jadu|jaadu)\\b|\\bvashee?karan\\b|\\btona totka\\b|\\bjadu tona\\b|\\bbadla (?:lena|lu|loon|kaise|kab)\\b',
    'काला जादू|काले जादू|वशीकरण|जादू ?टोना|टोना|मारण मंत्र|बदला (?:लेना|लूँ|लूं|कैसे)',
  ],
  gambling_or_investment_pick: [
    [
      '\\b(?:is|are|will) [a-z]+ (?:be )?an? (?:good|safe|bad|smart) (?:investment|buy|stock)s?\\b',
      '\\b(?:property|house|land|education|home|time|course|degree|training|marriage)\\b',
    ],
    '\\b(?:scratch (?:cards?|tickets?)|mutual funds?|index funds?|best returns?|pick (?:a|me a|the) (?:horse|stock|winner|number)|lucky at cards|cards tonight|go to the moon|dogecoin|xrp)\\b',
    [
      '\\b(?:xrp|ripple|cardano|bitcoin|ethereum|crypto\\w*|forex|silver|gold|nifty|sensex|nasdaq|dow jones|dollar|euro|rupee|oil|shares|stocks|bonds)\\b.{0,20}\\b(?:good buy|buy|double|triple|rise|fall|rally|crash|all in|short|long|up|down|profit\\w*)\\b|\\b(?:all in on|short|long on|bet on|speculate \\w+) (?:the )?(?:xrp|bitcoin|ethereum|crypto\\w*|silver|gold|dollar|euro|rupee|oil|stocks?|shares|market)\\b',
      `${TRADE}|jewel|wear`,
    ],
    '\\bnumbers\\b.{0,24}\\b(?:draw|lotto|play|win|bet)\\b|\\b(?:win|wins|beat|vs|versus)\\b.{0,40}\\b(?:i|to|can|could|should|so i can) bet\\b|\\bat the casino\\b.{0,10}\\b(?:tonight|today)\\b',
    '\\blotter(?:y|ies)\\b|\\blotto\\b|\\b(?:powerball|poker|roulette|jackpot|blackjack|slot machines?|slots|satta|matka|teen patti|scratch cards?|betting|bookmaker)\\b',
    '\\b(?:at|in|to|visit|go to) (?:the |a )?casinos?\\b(?<!(?:work|job|employed|dealer|career) (?:at|in) (?:the |a )?casinos?)|\\blucky\\b.{0,20}\\bcasino\\b|\\bcasino\\b.{0,14}\\b(?:win|luck|tonight)\\b',
    '\\b(?:place|make|win|put) (?:a |my |the |this )?bets?\\b|\\bshould i bet\\b|\\bbet (?:on|money)\\b(?<!i bet on)(?! the wrong (?:career|horse in))|\\b(?:which|what|who) (?:horse|team|player)\\b.{0,16}\\b(?:wins?|bet)\\b|\\bgambl\\w+\\b.{0,24}\\b(?:win|luck|good|should|today|tonight)\\b',
    `\\b(?:which|what) (?:kind of )?(?:stocks?|shares?(?! (?:of|the))|crypto\\w*|coins?|funds?|company shares|etfs?|ipos?|tokens?)\\b|\\b(?:best|hot|good) (?:stock|crypto|coin)s?\\b`,
    [
      `\\b(?:buy|sell|invest|put|hold|trade|trading|short|purchase)\\w*\\b.{0,30}\\b${PAPERS}\\b(?! of my own)`,
      '\\b(?:wedding|jewel\\w*|wear|ring|bangles?|ornaments?)\\b',
    ],
    `\\b${PAPERS}\\b.{0,20}\\b(?:go up|going up|rise|going to rise|fall|crash|double|recover|good (?:for me|to buy|buy)|safe|moon|this week|tomorrow)\\b`,
    '\\b(?:day ?trading|intraday|margin trading|forex|ipo)\\b|\\bstock market\\b.{0,20}\\b(?:rise|fall|crash|go up|go down|tomorrow)\\b|\\bwill [a-z]+ (?:shares |stock )?go (?:up|down)\\b(?<!(?:salary|income|rent|pay|wages|sales|marks|grades|energy|prices|weight|status|debts?|costs) go (?:up|down))',
    '\\bloter[ia]{1,2}a?\\b|\\bapostar\\b|\\bapuestas?\\b|\\bquiniela\\b|\\b(?:comprar|vender|invertir en) (?:bitcoins?|acciones|criptomonedas?|cripto\\w*)\\b|\\bque acciones\\b|\\b(?:lotto|aktien|bitcoins?)\\b.{0,16}\\b(?:kaufen|verkaufen|zahlen|gewinnen)\\b|\\bwelche aktien?\\b|\\b(?:acheter|vendre) (?:du |des |de )?(?:bitcoins?|actions|crypto\\w*)\\b|\\bloto\\b|\\bapostar\\b|\\bcomprar (?:acoes|bitcoin)\\b|\\bcomprare (?:bitcoin|azioni)\\b',
    '\\bkaun ?sa (?:share|stock|coin)\\b|\\b(?:share|stock|bitcoin|crypto)s?\\b.{0,10}\\b(?:khari?d\\w*|bech\\w*|lu|loon)\\b|\\bsatta\\b|\\blottery\\b',
    'लॉटरी|सट्टा|जुआ|(?:शेयर|स्टॉक|बिटकॉइन|क्रिप्टो).{0,10}(?:खरीद|बेच|लूँ|लूं)|कौन सा शेयर',
  ],
  legal_outcome: [
    [
      '\\b(?:arbitration|tribunal|asylum|appeal|hearing|behind bars|lock (?:me|him|her) up|locked up|speeding ticket)\\b.{0,30}(?:\\b(?:favou?r|granted|win|go|succeed|rejected|court|out)\\b|\\?|$)',
      `${TRADE}|appeal to|appeals to`,
    ],
    '\\b(?:carcel|juicio penal|gericht|gefangnis|tribunal|prison|cadeia)\\b.{0,24}\\?|\\bsal(?:dra|ir)\\b.{0,24}\\bcarcel\\b',
    [
      `\\b(?:will|shall|am|is|are|do|does|can|when|how|who)\\b.{0,50}\\b${LAW}\\b`,
      `${TRADE}|custody of our|tennis court|police (?:force|officer|service)|trial (?:period|lesson|month)|divorce is|(?:judge|jury) in me|i am an? (?:judge|officer|constable)|judge of (?:people|character|\\w+s)\\b`,
    ],
    '\\b(?:win|lose|winning|losing)\\b.{0,14}\\b(?:my|the|this|our|his|her|a) (?:\\w+ )?(?:lawsuit|court case|legal case|appeal|trial|litigation|custody(?: battle| case)?|suit|hearing)\\b|\\b(?:win|lose)\\w* (?:my|the|this|our|his|her) (?:\\w+ )?case\\b(?! (?:for|with|in front))(?<!more cases)',
    '\\bgo(?:ing)? to (?:jail|prison)\\b|\\bsent to (?:jail|prison)\\b|\\b(?:be|get|getting|being|found|plead) (?:convicted|acquitted|sentenced|guilty|arrested|innocent by|deported)\\b|\\b(?:get|granted|got|out on|receive) bail\\b|\\bbail (?:be )?granted\\b|\\bget out of (?:jail|prison)\\b',
    '\\b(?:judge|jury|court|tribunal)\\b.{0,24}\\b(?:rules?|ruling|decides?|decision|favou?rs?|verdict|side with|grant|award)\\b|\\bverdict\\b.{0,20}\\b(?:favou?r|come|be|case)\\b|\\b(?:custody|alimony)\\b.{0,30}\\b(?:judge|court|get|win|granted)\\b|\\b(?:get|win|granted|receive) (?:full |sole |the )?custody\\b',
    '\\b(?:appeal|lawsuit|litigation|court case|trial|police case|charges)\\b.{0,16}\\b(?:succeed|success\\w*|won|win|lose|lost|dismissed|dropped|rejected|end in my|go (?:my|our) way|be settled in my)\\b|\\bhow will\\b.{0,10}\\b(?:court case|lawsuit|trial)\\b.{0,6}\\b(?:end|go)\\b',
    '\\b(?:ganar|ganare|perder|perdere)\\b.{0,12}\\b(?:juicio|pleito|caso|demanda)\\b|\\b(?:ire|voy a ir|ira) a (?:la )?(?:carcel|prision)\\b|\\bprozess\\b.{0,10}\\b(?:gewinnen|verlieren)\\b|\\b(?:ins|im) gefangnis\\b|\\b(?:gagner|perdre)\\b.{0,12}\\b(?:proces)\\b|\\baller en prison\\b|\\b(?:ganhar|perder)\\b.{0,12}\\bprocesso\\b|\\bvincer[eo]\\b.{0,12}\\b(?:causa|processo)\\b',
    '\\b(?:court case|case|mukadma|mukdama|muqadma)\\b.{0,14}\\b(?:jeet|jit|har(?!d|m|v|b))\\w*\\b|\\bjail\\b.{0,10}\\b(?:hogi|jaunga|jaungi|jana|jayega)\\b',
    'मुक(?:द|़द|द्द)मा.{0,12}(?:जीत|हार)|(?:केस|कोर्ट).{0,14}(?:जीत|हार)|जेल.{0,10}(?:जा|होगी)',
  ],
  election_outcome: [
    [
      '\\bwill (?!i\\b|my|our|we\\b)[a-z]+(?: [a-z]+)? (?:be|become) (?:elected|president|prime minister|pm|chancellor|governor)\\b|\\bwho\\b.{0,20}\\b(?:rule|govern|lead)\\b.{0,10}\\b(?:india|usa|america|the country|germany|france|britain|uk|pakistan|next)\\b|\\b(?:gewinnt|gana|ganara|gagne|vence|jeetegi)\\b.{0,24}\\b(?:wahl|elecciones|election|chunav)\\b',
      '\\b(?:of|in) my (?:club|company|class|school|union)\\b',
    ],
    [
      '\\b(?:opposition|government|ruling party|left|right|congress|bjp|labour|tories|republicans|democrats|prime minister|president|chancellor|modi|trump|putin|macron|biden|coalition|party)\\b.{0,16}\\b(?:win|wins|winning|lose|loses|fall|falls|re-?elected|elected|stay in power|come to power|resign)\\b',
      '\\b(?:i|my|our|we)\\b',
    ],
    [
      '\\bwho (?:will |shall )?(?:be|becomes?|is going to be(?:come)?)\\b.{0,16}\\b(?:president|prime minister|chancellor|chief minister|mayor|governor|king|pope|pm)\\b',
      '\\bin my\\b',
    ],
    '\\bwho (?:will |shall |is going to )?(?:win|wins)\\b.{0,24}\\b(?:elections?|vote|seat|presidency|primary|referendum)\\b|\\b(?:win|lose)\\b.{0,14}\\b(?:the |an? |this |next |general )*(?:elections?|presidency|referendum)\\b(?<!\\bi .{0,24})',
    '\\bnext (?:u\\.?s\\.? |american |indian |french )?(?:president|prime minister|chancellor|chief minister|government|pm|cm)\\b|\\bform (?:the )?(?:next )?government\\b|\\bwhich party\\b.{0,24}\\b(?:win|wins|form|lead|power|come)\\b',
    '\\bwill (?!i\\b)(?:the )?\\w+(?: \\w+)? win\\b.{0,14}\\b(?:20\\d\\d|elections?|vote|seats?|majority|state)\\b|\\b(?:trump|modi|biden|bjp|congress|labour|tories|republicans|democrats|putin|macron|rahul gandhi)\\b.{0,24}\\b(?:win|lose|president|power|elected|re-?elected|majority)\\b',
    '\\bquien (?:ganara|gana|va a ganar)\\b.{0,16}\\b(?:elecciones|eleccion|presidencia)\\b|\\bproximo presidente\\b|\\bwer (?:gewinnt|wird)\\b.{0,20}\\b(?:wahl|kanzler\\w*|prasident\\w*)\\b|\\bqui (?:va gagner|gagnera)\\b.{0,16}\\belections?\\b|\\bprochain president\\b|\\bquem (?:vai ganhar|ganha)\\b.{0,12}\\beleic',
    '\\b(?:chunav|election)\\b.{0,16}\\b(?:jeet|jit|har)\\w*\\b|\\bagla (?:pm|pradhan ?mantri|cm)\\b',
    '(?:चुनाव).{0,16}(?:जीत|हार)|(?:कौन).{0,10}(?:चुनाव|प्रधानमंत्री|मुख्यमंत्री)',
  ],
  third_party_private: [
    `\\b${KIN}\\b.{0,16}\\bin love with (?:another|someone|somebody|his|her|an? other|a colleague)\\b|\\bwhere (?:does|do|did|is) ${KIN} (?:go|goes|sleep|spend|hide|hiding|at night)\\b|\\bhow rich (?:is|are) ${KIN}|\\b(?:is|are|does|do) (?:my )?(?:tenant|maid|driver|employee|nanny|${KIN})\\b.{0,20}\\b(?:illegal|stealing|steals?|crime|criminal)\\b`,
    `\\b(?:has|have|had|did|does|do|is|are|was|who|what|whom|why) (?:is |does |did |has )?${KIN}(?: really| still| ever| secretly)? (?:slept|sleep\\w*|text\\w*|messag\\w*|drink\\w*|smok\\w*|gambl\\w*|hid(?:e|es|ing)|lie|lying|cheat\\w*|watch\\w*|dat(?:e|es|ing)|see(?:s|ing)?|meet(?:s|ing)?|call(?:s|ing)|an? (?:lesbian|homosexual|alcoholic|addict|virgin|thief|liar|criminal))\\b(?! (?:me|well|better|at night after|eye to eye|us|in my|my))`,
    `\\b(?:boss|neighbou?r|colleague|friend|ex|landlord|husband|wife|cousin)(?:'s|s')? (?:\\w+ )?(?:finances?|money secrets|income|debts|bank account|phone|messages|past lovers|browser|illness|diary)\\b`,
    `\\b(?:is|are|was|has|does|did|do) (?:he|she|they|${KIN})\\b.{0,24}\\b(?:cheat\\w*|(?:un)?faithful(?! to (?:god|his work|her work))|affairs?|sleep(?:s|ing)? (?:with|around)|see(?:s|ing)? (?:someone|somebody|another|other)|loyal to me|lying|lies? to me|lovers?|gay|lesbian|homosexual|virgin|drugs|addict\\w*|pregnant by|a criminal|two-?timing|mistress|betray\\w*)\\b`,
    [
      `\\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|fiancee?)\\b.{0,20}\\b(?:having an affair|affair with|cheating|cheats on me|unfaithful|secret lover)\\b`,
      '\\b(?:heal|forgive|trust|recover|get over|move on)\\b',
    ],
    `\\b(?:what|where|who|why|how much|how)\\b.{0,10}\\b(?:is|does|do|did|are) (?:my )?(?:ex|neighbou?rs?|boss|colleagues?|co-?workers?|landlord|manager|friend|roommate|cousin)(?:'s)?\\b.{0,24}\\b(?:hid(?:e|es|ing)|secrets?|earns?|doing|do at|does at|up to|paid|sleep\\w*|dating|private|really think|salary|with whom|seeing)\\b`,
    `\\b(?:tell me|find out|know)\\b.{0,24}\\b(?:what|who|where|whether|if) (?:my )?(?:ex|neighbou?r|boss|colleague|landlord|husband|wife|partner|boyfriend|girlfriend)\\b.{0,24}\\b(?:does|do|did|is (?:hiding|doing|seeing|dating|sleeping)|hides?|sees?|earns?|sleeps?)\\b`,
    `\\b(?:boss|neighbou?r|colleague|friend|ex|landlord)(?:'s|s')? (?:secrets?|private|affairs?|love life|salary|bank|health|marriage problems|sex life)\\b|\\bsecrets? of my (?:boss|neighbou?r|colleague|friend|ex|husband|wife)\\b|\\bmy boss\\b.{0,10}\\bhas\\b.{0,10}\\bsecrets?\\b`,
    '\\bspy(?:ing)? on\\b|\\bread (?:his|her|their) (?:messages|phone|mails?|diary)\\b|\\btrack (?:his|her|their) (?:phone|location)\\b',
    '\\bme (?:engana|es infiel|traiciona|pone los cuernos|esta enganando|trai)\\b|\\btiene (?:una |un )?amante\\b|\\bbetrugt mich\\b|\\bgeht\\b.{0,14}\\bfremd\\b|\\bme trompe\\b|\\bmi tradisce\\b|\\btem (?:um |uma )?amante\\b',
    '\\bdhok[ha]+\\b.{0,10}\\b(?:de|diya|deta|deti|de rah)\\w*\\b|\\b(?:affair|chakkar)\\b.{0,14}\\b(?:hai|chal)\\b',
    'धोखा.{0,10}(?:दे|दिया)|(?:चक्कर|अफेयर|अफ़ेयर).{0,14}(?:है|चल)',
  ],
  discrimination: [
    '\\bcastes?\\b.{0,24}\\b(?:unlucky|lower|impure|bad|unclean|inferior|superior)\\b|\\bwhy are (?:all )?(?!you|we|they|my|your|our|his|her|these|those|things|times|days|planets)[a-z]+ (?:thieves|criminals|lazy|stupid|dirty|greedy|evil|terrorists)\\b',
    `\\b(?:which|what) ${GROUP}\\b(?!.* for me\\b).{0,24}\\b(?:most|least|more|less|better|best|worst|highest|lowest|superior|inferior|honest|dishonest|dangerous|clever\\w*|pure\\w*)\\b`,
    `\\b(?:avoid|refuse|not|never|stop)\\b.{0,10}\\b(?:employ\\w*|hir(?:e|ing)|rent\\w*|serv\\w+|trust\\w*|liv\\w+ near)\\b.{0,10}\\b${GROUP}\\b|\\bare ${GROUP}\\b.{0,20}\\b(?:less|more|inferior|superior|dangerous|evil|cursed|impure|dishonest)\\b`,
    '\\b(?:which|what) (?:caste|race|religion|nation|people|ethnic\\w*|tribe|gender|sex)\\b(?!.* for me\\b).{0,24}\\b(?:better|best|highest|higher|superior|inferior|pure\\w*|worst|lower|intelligent|clever\\w*|smart\\w*|evil|lazy|criminal\\w*|stupid)\\b|\\b(?:inferior|superior|lower|impure) (?:castes?|races?|religions?)\\b|\\bwhich caste\\b',
    '\\bare (?!you|we|they|my|your|our|his|her|these|those|things|times|days|planets|transits|stars|retrogrades?|periods?)(?:all |the )?\\w+(?: people)? (?:really |by nature )?(?:greedy|inferior|superior|impure|evil|stupid|dirty|lazy|criminals?|thieves|terrorists?|dishonest|liars|less intelligent|violent|bad by nature)\\b',
    '\\b(?:women|men|blacks?|whites?|jews|muslims|hindus|christians|dalits|brahmins|gays|immigrants|foreigners|gypsies|asians|africans)\\b.{0,24}\\b(?:inferior|superior|worse|worth less|greedy|impure|dirty|criminals?|stupid|evil|less intelligent|lazy|by nature|by birth)\\b|\\bpeople (?:from|of) (?:that|this|other|those|these) (?:religion|caste|race|country|community)\\b.{0,20}\\b(?:are|criminals?|bad)\\b',
    '(?:कौन ?सी) (?:जाति|नस्ल|धर्म).{0,16}(?:श्रेष्ठ|ऊँची|ऊंची|नीच|अच्छ)|\\bkaun ?si (?:jaa?ti|nasl)\\b|\\bque (?:raza|casta)\\b',
  ],
} as const satisfies Record<string, readonly RefusedWording[]>
