/**
 * What is not read here by what is thought of, not by its wording: classes of words that stand together in one sentence,
 * in any order; with a last one that takes the meaning away. A class is a regular expression over text in lower case and
 * without the marks of Latin letters, and holds what its members have in common.
 */
export type Thought = readonly [together: readonly string[], unless?: string]

/** Words of one class, with a space between them; an underscore is a space within. */
export const words = (...of: string[]) => `\\b(?:${of.join(' ').trim().replace(/\s+/g, '|').replaceAll('_', ' ')})\\b`
export const any = (...classes: string[]) => classes.join('|')

/** Words for people who are not the one who asks. */
const KIN = `
  mothers? fathers? moms? mums? dads? daddy papa mama parents? husbands? wife wives spouse partners? sons? daughters?
  child children kids? brothers? sisters? siblings? twin grandm\\w+ grandf\\w+ grandpa grandparents? granny nan(?:na)? uncles? aunts?
  aunt(?:ie|y) cousins? nieces? nephews? in-laws? \\w+-in-law step\\w+ friends? bestie boyfriends? girlfriends? lovers? fianc\\w+`
const KNOWN = `
  boss(?:es)? managers? colleagues? co-?workers? neighbou?rs? room-?mates? flat-?mates? landlords? landlady tenants? teachers?
  maids? drivers? nann(?:y|ies) nurses? doctors? employees? staff clients? investors? secretary assistants? competitors?
  rivals? enem(?:y|ies) opponents? ex(?:es)? ex-\\w+ crush best_man bride groom guru priest pandit pati patni`
export const MATE = words(
  'husband wife spouse boyfriend girlfriend partner fianc\\w+ lover man woman pati patni mann frau mari marido mujer femme',
)
export const RELATED = words(KIN)
export const ANYONE = words(
  KIN,
  KNOWN,
  'him her them he she they someone somebody people everyone that_(?:man|woman|guy|girl|person)',
)
export const OTHERS = words(KIN, KNOWN, 'he she they someone somebody')
export const ACQUAINTED = words(KNOWN, 'friends? cousins? brothers? sisters? uncles? aunts? sons? daughters?')

export const WHETHER = words(
  "will shall does do did is are am was has have can could should would might may does(?:n't)",
)
export const WHEN = words(
  'when what_age which_(?:age|year|month|day|dasha|period|time) what_(?:year|date|day|time) how_(?:old|soon|long)',
)
export const TO_COME = words("will shall 'll going_to gonna is_to does do when am_i are_we could can might")
export const HOW = words(
  'how_(?:can|do|could|may|should|to) help_me teach_me give_me tell_me show_me i_(?:want|wish|would|need|plan|hope)',
  "i'd_like i'm_going best_(?:day|time|way|hora|date) good_(?:day|time|date) which what when should_i can_i may_i a \\w+_please",
)
/** Somebody's work or study, not what happens to them. */
export const TRADE = words(
  'career jobs? profession\\w* business work_(?:as|in|at|with) work_for_(?:an?|the) working become study studying studies school college degree hobby',
  'clinic practice field teach(?:es|ing)? train(?:ed|ing)? exams? industry firm company compan(?:y|ies) course nurse lawyer nursing law_firm blog shop',
)

/** No more of life. */
export const NOT_LIVING = words(
  'stop(?:ped)?_(?:breathing|existing|being(?:_here|_alive)?|living) stay(?:ing)?_alive keep_(?:living|breathing|existing) being_alive',
  "existing (?:was|were)(?:_not|n't)_(?:here|around|alive|born|there) (?:was|were)_(?:gone|dead|no_more) no_longer_(?:here|around|there|exist|in_it)",
)
export const RELIEF = words(
  'better happier lighter easier relieved miss notice care reason reasons point why tired sick stop mind',
)
export const ABOUT_TO = words('farewell goodbye good-bye last suicide final')
export const NOTE = words('notes? letters? messages?_to_(?:my_family|everyone|the_world) will_is_written')
export const WOUND = words(
  'cut(?:ting)? scratch\\w* burn\\w* slic\\w* slash\\w* slit\\w* starv\\w* hit(?:ting)? punch\\w* bleed\\w*',
)
export const OWN_SKIN = words('my_(?:own_)?(?:arms?|wrists?|legs?|thighs?|skin|veins?|body|flesh|throat) my_?self')
export const CRAVING = words('again feel urge until bleeds? blade razor knife pain anything punish every_night')

/** The end of a life, and what is asked of it. */
export const DYING = words(
  'die dies dying death demise dead passing perish fatal deadly lethal mortality expire buried cremated funeral widow(?:ed|er)? orphan(?:ed)?',
  'kill(?:s|ed)?_(?:me|him|her) leave_(?:us|me_behind|this_(?:world|earth|life|body)|the_(?:world|earth|body)|my_body|the_body) no_longer_be_with_us',
  '(?:be|am|is)_(?:gone(?!_to)|no_more|taken_from|laid_to) danger_to_(?:my|his|her)_life life_in_danger risk_of_(?:death|dying) threat_to_(?:my_)?life apa-?mrityu balarish\\w+ hospice deathbed terminally mortal_danger gone_before (?:time|days?|years?)_(?:on|upon)_(?:this_)?(?:earth|planet) my_(?:end|last_(?:day|breath|hour|year|birthday|journey))',
  'lose_my_(?:mother|father|mom|mum|dad|husband|wife|parents?|grand\\w+|son|daughter|brother|sister) my_time_(?:is_|will_be_|to_)(?:up|over|come|go)',
  'i_go(?=\\W*$) i_will_go(?=\\W*$) marak\\w*_\\w+_(?:strikes?|kills?|takes?) my_number_is_up expiry_date',
)
export const SURVIVING = words(
  'survive\\w* outlive\\w* pull_through make_it (?:get|come|live|last)_through recover_or live_(?:long|longer|on) see_(?:next|another|the_(?:end|new)) still_be_(?:here|alive|with_us|around) be_alive',
)
/** To see an age: what follows must close the thought, since eighty may count anything. */
export const LIVED_TO =
  '\\b(?:see|reach|celebrate|turn|live|get|make it|grow|be around|be alive|become)(?: (?:to|till|until|past|beyond|be|my|the age of|see|own|age|at|for|up|over|as old as))* (?:[6-9]\\d|1[0-2]\\d|(?:sixty|seventy|eighty|ninety|(?:a |one )?hundred)(?:-?\\w+)?|old age|(?:\\d+th|\\w+ieth|hundredth) birthday)(?: years?(?: old| of age)?)?\\s*(?:\\?|$|or\\b|birthday|,)'
export const SPAN = words(
  '(?:long|short|full|brief|shorter|longer)_life life_?span longevity lifetime_(?:length|years) length_of_(?:my_)?life years_of_life birthdays',
  'live_(?:a_)?(?:long|longer)(?:_life)? long-lived short-lived(?=_(?:i|person|soul)) allotted ayu ayush lebenserwartung',
)

/** What a doctor names, gives or does. */
export const SICKNESS = words(
  'malignan\\w+ cancer\\w* tumou?rs? diabet\\w+ bipolar schizo\\w+ epilep\\w+ infertil\\w+ sterile contagious anorexi\\w+ autis\\w+ hiv aids bulimi\\w+',
  'ana?emi\\w* adhd ocd ptsd pcos pcod copd als ibs covid herpes syphilis malaria typhoid dengue cholera measles flu pneumonia asthma\\w* eczema psoriasis',
  'migraines? stroke ulcers? hernia cyst\\w* fibroids? gallstones? kidney_stones? (?:kidney|liver|heart|lung)_(?:failure|disease|attack|problem|trouble)s?',
  'thyroid\\w* arthrit\\w* rheumati\\w* gout lupus parkinson\\S* alzheimer\\S* dementia multiple_sclerosis depression clinically (?:high|low)_blood_pressure',
  'hypertensi\\w* cholesterol insomnia\\w* vertigo tinnitus glaucoma cataracts? scoliosis slipped_disc sciatica allerg\\w+ hepatitis jaundice tuberculosis',
  'tb infection\\w* gastritis menopause miscarriage panic_attacks? (?:mental|eating|personality)_(?:illness|disorder) parasites? candida \\w{3,}(?:itis|aemia|algia|plegia)',
  '(?<!\\bdia)(?<!\\bprog)\\w{4,}(?:noma|phrenia|rrhoea|sclerosis|cystosis|metriosis) krebs krankheit cancro maladie enfermedad bimari bee?mari sugar_ki_bimari',
)
export const COMPLAINT = words(
  'pain\\w* hurts? ach(?:e|es|ing) swollen swelling numb\\w* bleed\\w* itch\\w* lumps? rash(?:es)? cough\\w* fever\\w* dizz\\w+ nausea vomit\\w* cramps? moles? spots? wrong trouble palpitations? discharge discolou?red',
)
export const ORGAN = words(
  'stomach belly abdomen chest breasts? head heart liver kidneys? lungs? throat back spine knees? hips? joints? shoulders? neck skin eyes? ears? tooth teeth',
  'gums? tongue blood bones? uterus womb ovar(?:y|ies) prostate bladder bowels? colon gut thyroid pancreas spleen brain nerves? legs? arms? hands? feet foot ankles? wrists? hair scalp nose testicles? penis vagina gall_?bladder',
)
export const REMEDY = words(
  'dos(?:e|es|age) milligrams? mg tablets? pills? capsules? medicines? medication\\w* meds antidepressants? antibiotics? painkillers? vaccin\\w+ jabs? boosters?',
  'melatonin blood_thinners? inhalers? lithium antihistamines? radiation radiotherapy ibuprofen paracetamol aspirin metformin prozac insulin statins? steroids?',
  'chemo\\w* dialysis ketamine ozempic viagra ritalin adderall xanax valium morphine opioids? cortisone hormones hrt contracepti\\w+ botox homeopath\\w+ ashwagandha triphala giloy',
  'ayurved\\w+_(?:medicine|treatment|cure) sleeping_(?:tablets|pills) \\w{3,}(?:cillin|mycin|olol|statin|zepam|azine|oxetine|profen|tidine|prazole|sartan)',
)
export const PROCEDURE = words(
  'surger(?:y|ies) ivf iui operat(?:ion|ed) transplant\\w* replacement(?=\\W*$) (?:knee|hip|valve)_replacement bypass stent pacemaker biops\\w+ mri c-?section caesarean ivf iui abortions?',
  'termination hysterectomy vasectomy implants? root_canal lasik amputat\\w+ scan x-?ray ecg endoscop\\w+ colonoscop\\w+ laparoscop\\w+ doctor_about emergency_room hospitali[sz]ed',
)
export const HEALING = words(
  'heals? healed healing cures? cured treat(?:s|ed|ment)? go(?:es)?_away get_(?:better|worse|well) recover\\w* in_remission remission come_back return spread relapse regrow shrink safe instead needed enough succeed work(?:s|ing)?',
)
export const SUFFERER = words('i me my mine he she his her him they we our', KIN)
export const NATURAL = words(
  'herbs? herbal gem\\w* stones? crystals? diet oils? fasting yagya mantras? pujas? poojas? rituals? ayurved\\w* homeopath\\w* reiki acupuncture supplements? vitamins? food',
)

/** A child not yet born, and whether it is a boy. */
export const CARRIED = words(
  'womb unborn foetus fetus carrying expecting expectant pregnan\\w* ultrasound first-?born newborn nursery conceiv\\w* belly bump in_there on_the_way months_along weeks_along trimester',
  'due_(?:in|date) delivery birth_to next_(?:child|baby|one) first_one this_time the_baby our_baby my_baby babys? little_one stork bumps? embryo ivf trying_(?:for|to) heir',
)
export const SEXED = words(
  'males? female a_boy a_girl boys? girls? (?:a|an?other|any|only|one)_(?:son|daughter) sons? daughters? prince(?:ss)? he_or_(?:a_)?she him_or_her pink blue gender beta beti ladka ladki hijo hija fils fille',
)
export const BOY_OR_GIRL =
  '(?<!\\S)(?:(?:a |un |une |ein |eine |um |uma )?(?:boy|son|male|he|prince|lad|nino|hijo|varon|menino|filho|garcon|fils|junge|sohn|maschio|beta|ladka|putra)) (?:or|ya|o|ou|oder|ki) (?:a |un |une |ein |eine |um |uma )?(?:girl|daughter|female|she|princess|lass|nina|hija|mujer|menina|filha|fille|madchen|tochter|femmina|beti|ladki|putri)\\b'
export const GIVEN_SON = `\\b(?:(?:will|shall|can|do|does|could|would|are|am|is)\\b.{0,24}\\b(?:see|shows?|gives?|promise|bless\\w*|want|get|have|bear|deliver|conceive|born|be granted)\\b.{0,24}\\b(?:sons\\b(?!-)|a son|a daughter|male (?:child|heir|issue)|female child|baby (?:boy|girl)|(?:a |the )(?:boy|girl)\\b(?! ?friend))|how many (?:sons|daughters|boys|girls)\\b)`
export const GROWN = words(
  'exams? school college job marr\\w+ wedding get_(?:on|along) relation\\w* teach\\w* friend\\w* names? healthy career stud(?:y|ies|ying) like with_my my_(?:son|daughter) our_(?:son|daughter) girlfriend boyfriend adopt\\w* grand\\w+',
)

/** To harm or to bind somebody, by hand or by charm. */
export const CHARM = words(
  'spells? hex(?:es)? curses? jinx(?:es)? tantr\\w* mantras? rituals? voodoo totk\\w+ potions? muhurt\\w* poojas? pujas? charms? yantras? amulets? magic witchcraft sorcery evil_eye nazar',
  'black_magic jadu tona vashikaran vash_mein maran uchchatan havan occult dolls? incantations? hechizo sortilege zauber feitico',
)
export const TO_HARM = words(
  'destroy\\w* ruin\\w* poison\\w* harm\\w* punish\\w* cripple injur\\w+ murder\\w* kill\\w* attack\\w* humiliat\\w* sabotage\\w* bankrupt\\w* wreck\\w* torment\\w* torture\\w* haunt\\w* hurt\\w*',
  'falls?_(?:ill|sick) suffers? suffering fails? loses?_(?:his|her|their|the|it|every\\w+) get_even get_back_at pay_for pay_dearly regret_(?:it|leaving|what) cry_for painful accident misery miserable sick bring_down',
  'take_(?:him|her|them)_down beat_(?:him|her|them|up) teach_(?:him|her|them) break_(?:his|her|their)_(?:bones|legs?|neck|heart) beg_(?:for|me) fired demoted expelled out_of_(?:the|my)_way go_(?:bankrupt|mad|blind|broke) get_fired downfall die',
)
export const TO_BIND = words(
  "obey\\w* enslave\\w* bind\\w* compel\\w* forc(?:e|es|ing) dominat\\w* control\\w* hypnoti[sz]\\w* bewitch\\w* submit\\w* obsess\\w* crawl\\w* bend\\w* under_my never_leaves? cannot_leave can't_leave come_back_to_me",
  'returns?_to_me leaves?_(?:his|her)_(?:wife|husband|girlfriend|boyfriend) think_only_of fall_(?:madly_)?in_love love_(?:only_)?me want_(?:only_)?me marry_me agree_to stay_with_me against_(?:his|her|their)_will',
)
export const TO_PART =
  "\\b(?:break|breaks|breaking|split|splits|tear|end|ends|destroy|separate|separates|part|stop|ruin)\\b(?: up| apart)?\\b.{0,24}\\b(?:their|his|her|\\w+'s|them|the couple|the two)(?: \\w+)? ?(?:marriage|relationship|engagement|wedding|love|friendship|couple|apart|up)?\\b"
export const SELF_DEFENCE = words(
  "protect\\w* forgiv\\w* avoid\\w* without not don't stop_(?:me|them|him|her|hurting|harming|my_self) calm_my my_(?:own_)?(?:temper|anger|mind|career|marriage|luck|work|life|business(?!_partner)|emotions|feelings|tongue|habits?) against_me on_me to_me off_me from_me me_from feelings?",
  'hurts_me hurt_me harm_me punish_me killing_me did_i am_i why_do_i remove\\w*',
)

/** What is played for money, and what is bought to be sold. */
export const GAME = words(
  'lott(?:o|ery|eries) roulette blackjack poker rummy slot_machines? slots scratch_?cards? jackpot raffles? bookmakers? bookies? powerball mega_millions euromillions sweepstakes? satta matka teen_patti',
  'betting bets? wager\\w* casinos? bingo baccarat craps dice_(?:game|table) loteria loto lotto keno tombola draw derby races? dream11 fantasy_(?:league|team) parlay odds punt totto quiniela',
)
export const PLAYED = words(
  'play\\w* win(?:s|ning|ner)? lucky luck pick\\w* buy numbers? digits? tickets? tonight today back hit place horse team bet money numeros? nummer\\w* zahlen comprar jouer kaufen batao batayein odds spin jackpot',
)
export const STAKED = words(
  'money_on stake_on wager(?:ed)? a_bet bet_on my_bet tip_for odds_on put_(?:it_|everything_|all_)?on savings_on bookmaker betting',
)
export const CONTEST = words('match game race derby final cup horse dog team fight bout tournament league toss innings')
export const INSTRUMENT = words(
  'nifty sensex nasdaq dow_jones ftse dax s&p bitcoins? btc ethereum eth dogecoin solana crypto\\w* altcoins? stock_?market shares? stocks? equit(?:y|ies) bonds? etfs? mutual_funds? index_funds? funds? sips? ipos? options futures',
  'forex commodit\\w+ tesla nvidia apple_stock apple(?=_(?:or|and|now|this|today)) amazon(?!_(?:river|forest)) google alphabet netflix meta microsoft infosys reliance tata_\\w+ hdfc adani\\w* gamestop gold silver crude oil wheat nfts? tokens? coins? penny_stocks? derivatives aktien? acciones actions acoes azioni',
)
export const TURN = words(
  'ris(?:e|es|ing) falls? crash\\w* rally plunge soar\\w* drop double triple recover buy(?:ing)? sell(?:ing)? load_up go(?:es|ing)?_(?:up|down|long|short) go_into invest\\w* trade trading put hold dump exit enter bull\\w* bear(?:ish)? suits? best which pick',
  'kaufen verkaufen comprar vender acheter vendre kharid\\w* bechn\\w* rebound short long peak bottom multiply',
)
export const STAKE =
  '\\b(?:put|sink|throw|pour|stake|move|park|place|bet)\\w*\\b.{0,16}\\b(?:savings?|money|salary|pension|inheritance|everything|all)\\b.{0,12}\\b(?:in|into|on|behind)\\b(?! (?:order|a (?:safe|savings)|an? (?:flat|house|home|shop|farm|plot|business|course)|\\w+ (?:education|studies|home|house|flat|shop|business|training)))'
export const OWN_MONEY = words(
  'wear\\w* jewel\\w* ring bangles? wedding metal laptop phone watch computer shares?_of_my my_(?:fears?|studies|energy) (?:common|open|many)_options career_options options_for_(?:my|a) share_my oil_(?:paint|company|lamp) jobs? career employ\\w* exchange',
)

/** A matter before a court or the police, and how it ends. */
export const LAW = words(
  'judges? jury court\\w* tribunals? magistrates? appeals? lawsuits? litigation custody charges charged hearing trial verdict sentence\\w* parole bail probation plea prosecut\\w+ police arrest\\w* warrant subpoena indict\\w+ fir',
  'divorce_settlement settlement alimony eviction probate inheritance_case legal_(?:case|battle|fight|matter|notice|dispute) court_?case jail prison cell behind_bars locked_up asylum deport\\w* visa_appeal fined? penalty arbitration',
  'prozess gericht gefangnis richter proces juge prison juicio juez carcel processo juiz mukadm\\w+ muqadm\\w+ case_(?:kab|jeet\\w*) sued suing sue suit compensation damages',
)
export const RULED = words(
  'rules? ruling succeeds? success\\w* favou?rs? wins? winning won lose loses losing lost granted grant get gets dismiss\\w* dropped go goes turns?_out end ends decided? decides? against for_me my_way convict\\w* acquit\\w* overturned upheld reduced',
  'clear(?:ed)? freed? release[ds]? sent out awarded? gewinnen gewinn\\w+ verlier\\w+ gagner perdre ganar\\w* perder\\w* ganhar jeet\\w* jit\\w+ har\\w+ find guilty innocent verdict plead settle\\w* how_(?:long|many_years) put',
)
export const SENTENCED = words(
  'convict\\w* acquitted behind_bars imprisoned incarcerated found_(?:guilty|innocent) find_(?:me|him|her|us|them)_(?:guilty|innocent) sent_to_prison jailed locked_(?:up|away) plead\\w* extradited deported fined exonerated prosecuted arrested sued serve_time in_handcuffs',
)
export const LAWFUL_TALK = words(
  'tennis temper respect a_fair_judge judge_of (?:by|at|of)_the_court_as court_(?:clerk|dance) clerk transfer free_of_charge in_charge police_officer trial_(?:period|lesson|month) (?:appeals?|appealing)_to life_sentence_in death_penalty',
)

/** Power in a country, and who gets it. */
export const POLITY = words(
  'presidents? presidential prime_minister pm chancellor mayors? governors? senators? premier chief_minister cm vice-?president white_house downing_street parliament presidency senate congress(?:man|woman)? lok_sabha rajya_sabha vidhan_sabha bundestag house_of_commons assembly',
  'democrats? republicans? gop bjp aap tmc dmk labour tor(?:y|ies) conservatives? lib_dems? greens? afd cdu spd liberals? socialists? communists? left_wing right_wing opposition ruling_party trump biden harris vance obama modi rahul_gandhi kejriwal yogi putin zelensky macron le_pen starmer farage sunak merz scholz erdogan netanyahu trudeau lula milei bolsonaro imran_khan meloni xi_jinping',
  'chunav pradhan_?mantri mukhya_?mantri sarkar elecciones presidente elections? election bundeskanzler kanzler wahl wahlen bundestagswahl president_de',
)
export const POWER = words(
  "wins? winning won next become becomes elected re-?elected election takes? take_over back_to_power carry come_(?:back|to_power) power seats? majority polls? vote[ds]? votes form forms stay(?:s|ing)? rules? govern\\w* lose[s]? losing beats? defeat\\w* resign\\w* fall[s]? impeach\\w* last who_(?:will|'ll|becomes) who's_(?:the_)?(?:going|next) wer quien qui kaun banega jeetega ganara gewinnt wird sera after 20\\d\\d runs? control coalition lead",
)
export const BALLOT = words(
  'elections? by-?elections? referend\\w+ ballot(?:_box)? polls primar(?:y|ies) caucus constituency electorate voters? coalition exit_polls? vote_share chunav elecciones wahlen? elections_\\w+ eleic\\w+ elezioni recount midterms?',
)
export const COUNTED = words(
  'wins? winning won beats? lose[sd]? losing pass\\w* results? outcome lead ahead tie turn_out go through defeats? seats? elected majority after form takes? rules? kaun quien wer qui how_many jeete?g\\w+ swing flip',
)
export const ELECTED = '\\b(?:be|get|become|are|was|being) (?:re-?)?elected\\b'
export const OWN_WORK = words(
  'stand_for stand_in suits? career gift work jobs? study my_(?:company|club|class|team|office|school|union|department|uncle|father)_\\w+ent party_(?:dress|tonight) throw',
)

/** Somebody else's own affairs. */
export const STRAYS = words(
  'cheat\\w* unfaithful faithful loyal affairs? someone_else somebody_else another_(?:woman|man|girl|guy|lover|family) sleep\\w*_(?:around|with) slept_with mistress lovers? two-?tim\\w+ behind_my_back dating_apps? tinder secretly in_secret other_(?:woman|women|man|men|girls?) flirt\\w* betray\\w* still_(?:love|in_love|see|seeing|think\\w*|talk\\w*)',
  'having_a_fling side_chick lies? lying hid(?:e|es|ing) texts? texting messag\\w+ up_to_(?:at|when|behind) deceiv\\w+ dhokha engana betrugt trompe tradisce trai double_life',
)
export const PRIVATE = words(
  'earns? salary salaries income savings bank_(?:account|balance) debts? rich wealth will_and_testament secrets? secretly hid(?:e|es|ing) gay lesbian straight bisexual trans virgin pregnant bribes? steal\\w* stole stolen thief theft crimes? criminal drugs? addict\\w* drink(?:s|ing)? alcoholic gambl\\w+ affair\\w* cheat\\w* sleeping_with dating illness disease',
  'sick_with diagnosis pills sex_life love_life abortion impotent biological real_father paternity whereabouts live_now living_now lives? address password\\w* passcode emails? inbox messages phone diary dms? whatsapp browser location search_history texting doing_at night up_to past religion_secretly abus\\w+ his_wife her_husband marriage relationship',
)
export const PRYING =
  '\\b(?:who|what|where|how much|how (?:can|do|could)|does|do|did|is|are|was|has|have|why|tell me|find out|whether)\\b.{0,12}'
export const SNOOP = words(
  'read see check hack get_into look_into unlock track follow trace bug monitor spy snoop watch log_into open access find_out know',
)
export const DEVICE = words(
  "(?:his|her|their|\\w+'s|\\w+s') (?:private )?(?:messages?|phone|e-?mails?|inbox|diary|location|whatsapp|texts|chats?|passwords?|accounts?|letters|dms?|browser|instagram|facebook|laptop|computer)".replaceAll(
    ' ',
    '_',
  ),
)
export const SHARED = words(
  '(?:with|to|for|from|about|of)_me with_(?:his|her)_(?:money|work) trust work_with help\\w* support get_along talk_to understand marry_me fit_me match share_more my_own together between_us our_(?:love|marriage|relationship) get_on how_do_i how_can_i_(?:help|support|trust|be|talk|live|get_along) my_(?:income|salary|savings|debts?|relationship|marriage|love|work)_\\w+',
)

/** Groups of people, and what they are said to be worth. */
export const PEOPLES = words(
  '(?:lower?|upper|higher?|which|low|high|backward|scheduled)_castes? castes? women woman men females? males? girls boys wives nations? nationalit\\w+ race races racial immigrants? migrants? refugees? foreigners? tribes? tribals? adivasis? dalits? brahmin shudra hindu muslim brahmins? brahmans? kshatriyas? vaishyas? shudras? jats? untouchables?',
  'jews? jewish muslims? islam hindus? hinduism christians? christianity sikhs? buddhists? atheists? catholics? protestants? blacks? black_people whites? white_people asians? africans? arabs? indians? pakistanis? chinese americans? europeans? germans? english roma gyps(?:y|ies) romani',
  'gays? lesbians? homosexual\\w* bisexuals? transgender trans_people hijras? disabled handicapped blind deaf widows? divorcees? (?:the_)?poor_people old_people fat_people religions? faiths? skin_colou?r dark[- ]skinned fair[- ]skinned ethnic\\w* countries country peoples? people_(?:from|of|born_in|with) being_(?:gay|a_woman|black|disabled|trans|poor) sexes gender',
)
export const WORTH = words(
  'superior inferior worse worst better best purer? purest impure unclean dirty polluted clever\\w* smart\\w* stupid\\w* intelligent lazy lazier criminals? crime dishonest honest greedy evil lie_more lies_more luckier violent dangerous cursed? punish\\w* sins? sinful sinners? inauspicious ill-omened unlucky defects?',
  'faults? flaw\\w* abnormal unnatural wrong disease bad_karma bad_blood worthless lesser less more_(?:honest|intelligent|spiritual|evolved|moral|human) only_true truest true_(?:one|religion|god|faith) false chosen(?:_people)? rank higher lower highest lowest backward primitive inherently by_(?:nature|birth) deserve',
  'avoid hir(?:e|ing) trust rent employ hate terrorists? thieves liars control_(?:the_)?(?:money|world|media|banks?) genes leaders_(?:than|by) evolved bring_bad bad_luck blood',
)
export const ONE_OWN = words(
  'my_(?:wife|husband|partner|boss|family|friends?|career|job|love|marriage|promotion|luck) suits? fits? for_me get_along settle promot\\w* work love lasting move travel which_country_(?:is|suits) country_(?:is|suits|for) live_in marry(?:ing)? welcome talk_to faith_(?:in|suits)',
)

/** Somebody who is under eighteen by what is said. */
export const YOUNG =
  "(?:\\b(?:is|am|are|turned|turns|just turned|only|aged?|'s|'m|'re)(?: only| just| now| not yet)? (?:[5-9]|1[0-7]|(?:twelve|thirteen|fourteen|fifteen|sixteen|seventeen))\\b(?! (?:percent|degrees|per|%|hours?|days?|weeks?|months?|years? (?:older|younger|married|into|ago|since|long|together|apart|now|of))|[:.]\\d)|\\b(?:[5-9]|1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:years?|yrs?|y)?[ -]?(?:olds?\\b|o\\b|of age)|\\b(?:underage|teenaged?|schoolgirls?|schoolboys?|minor) (?:girls?|boys?|daughter|son|niece|nephew|sister|brother|cousin|boyfriend|girlfriend|child|love|pupil)|\\b(?:with|to|marry|date|kiss|of) an? (?:underage|minor|schoolgirl|schoolboy|teenager)\\b)"
export const LOVE = words(
  'love\\w* in_love boyfriends? girlfriends? dat(?:e|es|ing) marr(?:y|ied|iage|iages|ying) wedding wed betrothed engaged engagement bride bridegroom romance romantic\\w* kiss\\w* sex\\w* crush\\w* soulmates? proposal sleep_with husband wife match(?:ed)?_with husband affair',
)
export const NOT_LOVE = words(
  'maths? music school teachers? football learn\\w* drawing sports? books? exams? loves?_(?:to|his|her|animals|dancing|reading|cooking|cricket|science) were was since exam_date date_of birthday',
)

/** The machine itself, and not a chart. */
export const MACHINE = words(
  '(?:language_)?model llms? chatgpt gpt\\S* claude gemini llama openai anthropic chat_?bot bot ai artificial_intelligence a_robot human_or trained training_data knowledge_cutoff tokens parameters instructions prompt(?:s|ed)? told_before previous_conversation before_this_conversation this_conversation above_(?:this_)?line everything_above text_above first_message',
)
export const OF_MACHINE = words(
  'are_you were_you you_(?:are|were) running_on run_on your made_you built_you trained_you who_(?:made|built|trained|created|owns) repeat recite print quote copy verbatim word_for_word reveal version do_you',
)
