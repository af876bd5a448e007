/**
 * Words that identify intents. A row is a list of groups joined by `&`; every group must match. A group lists stems:
 * `$name` stands for a shared group, `@slot` for a slot of the question, a full stop for a whole word, `_` for a space.
 */

export const SHARED_WORDS = {
  when: 'when. kab. कब soon. jaldi जल्दी how_soon what_year which_year what_age which_age what_month which_month what_time by_what kis_saal kis_umar किस_साल किस_उम्र timing कितने_साल',
  now: 'now. currently current running present. right_now abhi अभी वर्तमान chal. chal_rah चल_रह am_i going_through in_the today going_on',
  end: 'end. ends. ending finish over. until. till. khatam khatm खत्म समाप्त last. how_long kab_tak कब_तक kitne_din remain left. get_out free_from',
  next: 'next. after. upcoming coming. aane_wal agla. agli. अगली अगला baad. बाद follow. follows then. future_dasha',
  begin: 'start starts begin begins shuru शुरू lagegi lagega लगेगी आएगी aayegi aaegi again come_back return',
  good: 'good. best auspicious shubh शुभ lucky right. ideal favourable favorable favour achha accha acha. achhi acchi achi. अच्छा अच्छी अच्छे सही sahi. suitable positive fine. okay ok. bad. ashubh अशुभ kaisa kaisi कैसा कैसी kharab safe. better. great. perfect',
  best: 'good. best auspicious shubh शुभ lucky right. ideal favourable favorable achha accha achhi acchi अच्छा अच्छी सही sahi. suitable which. kaun kaunsa कौन muhurat muhurt muhurta mahurat मुहूर्त',
  day: 'day. days. date. dates. muhurat muhurt mahurat time. times. din. tithi tarikh tareekh samay मुहूर्त दिन तारीख समय तिथि when. kab. कब',
  which: 'which. what. whats. kaun kon. konsa konsi kaunsa kaunsi कौन क्या kya. tell. suggest batao bataiye बताइए',
  my: 'my. mine. mera. meri. mere. मेरा मेरी मेरे me. i. mujhe मुझे our. natal birth chart kundli kundali कुंडली janm',
  chart: 'chart kundli kundali कुंडली कुण्डली horoscope patrika jathagam jatak',
  have: 'have. has. is_there any. hai. है kya. क्या present. form. formed affected suffer which. what. list. bante bana बन',
  wear: 'wear pehn pahan पहन dharan धारण put_on suit ring. good. lucky should. safe. for_me okay use.',
  stone: 'gem. gems gemstone stone. stones. birthstone ratna ratan. rattan रत्न nagina nag. रत्नों',
  dasha:
    'dasha dasa. dasas mahadasha mahadasa mahadsha antardasha antardasa bhukti vimshottari दशा महादशा अंतर्दशा अन्तर्दशा major_period planetary_period period.',
  saturn7:
    'sade_sati sadesati sadhe_sati sade_saati sadhesati sadesaati sade-sati shani_sade elarai ezharai ezhara साढे_साती साढेसाती साडे_साती साडेसाती साढे_सती 7.5_year seven_and_a_half',
  retro: 'retrograde retro. vakri वक्री',
  marriage: 'marr wed. wedding shadi shaadi vivah byah शादी विवाह ब्याह settle_down tie_the_knot nuptial kalyanam',
  spouse:
    'spouse husband wife. partner life_partner pati. patni jeevansathi jeevan_sathi jivansathi पति. पत्नी जीवनसाथी जीवन_साथी biwi dulha dulhan bride groom soulmate soul_mate',
  likeness:
    'what_kind what_type what_sort kind_of type_of nature. looks look_like appearance personality describe kaisa kaisi कैसा कैसी कैसे_हों kaise_hon be_like character. swabhav स्वभाव what_will where_will how_will_my profession_of meet',
  child:
    'child. childs children childless kids. kid. baby. santan santaan bachch bachha bacha. bachche aulad संतान बच्च son. daughter. putra offspring',
  parenthood:
    'be_parents become_parents be_a_parent become_a_parent be_a_mother become_a_mother be_mother become_mother be_a_father become_a_father be_father become_father a_mum a_mom a_dad maa_ban mata_ban pita_ban papa_ban baap_ban माँ_बन माता_बन पिता_बन पापा_बन',
  childless:
    'when. will. have. get. chance possib kab. hoga. hogi. honge. sukh yog. outlook outlook. become banung banoong banenge बनूंग बनेंग promise planning look_for कब होगा होगी होंगे सुख योग',
  career:
    'career job. jobs profession work. field. fields line. occupation naukri nokri kaam. pesha करियर कैरियर नौकरी पेशा काम. vocation calling industry sector kshetra क्षेत्र earn_my_living',
  job: 'job. jobs naukri nokri नौकरी employment work. role. position. company employer post. service.',
  change:
    'change switch leave. leaving quit resign new_job another_job badal badl बदल chhod chod छोड move_on different_job new_company',
  business:
    'business own_boss startup start-up start_up self-employ self_employ freelanc entrepreneur vyapar vyapaar vyavsay dhandha dhanda bijnes bizness व्यापार व्यवसाय बिजनेस धंधा shop. venture karobar own_company',
  money:
    'money wealth rich. richer crore lakh paisa paise dhan. पैसा पैसे धन. income financial finances financially अमीर ameer debt karz कर्ज',
  study:
    'study studies subject course. stream. degree mba. phd. btech. mtech. bcom. mbbs. diploma education padhai padhna पढाई पढना college university major. learn शिक्षा विषय vishay shiksha faculty',
  exam: 'exam exams pariksha परीक्षा test. tests neet. jee. upsc. gre. gmat ielts entrance board_exam results. paper. competitive',
  abroad:
    'abroad foreign overseas videsh विदेश visa. visas immigra emigrat green_card canada. usa. america australia germany. out_of_the_country out_of_india वीजा europe. dubai',
  home: 'house. home. property land. flat. apartment plot. makan makaan ghar. zameen jameen मकान घर. जमीन संपत्ति फ्लैट real_estate',
  buy: 'buy. buying bought purchase own. owning kharid khareed खरीद lunga lungi lena. lenge banega banwa बनेगा have_my have_a get_a get_my loan. build',
  vehicle: 'car. cars vehicle bike. scooter motorcycle gaadi gadi. vahan वाहन गाडी कार.',
  relocate: 'move. moving relocat shift. settle. live. city town. place. places jagah जगह शहर shehar',
  weak: 'weak weakest kamzor kamjor kamjoor कमजोर',
  strong:
    'strong stronger strongest powerful dominant balwan balwaan mazboot majboot बलवान मजबूत ताकतवर taakatwar best. shadbala',
  planet: 'planet planets graha. grah. grahas ग्रह',
  remedy:
    'remed upay upaay उपाय totka solution parihar pacify pacif propitiat strengthen appease shant. शांत please. what_can_i_do what_should_i_do kya_karu kya_karoon क्या_करूं improve fix. help. cure',
  transit: 'transit transits transiting gochar gocharam गोचर moving_through passing peyarchi',
  where:
    'where. kahan kaha. कहां which_house which_sign in_which what_house what_sign house. placed placement position sits sit. located bhav भाव sthit stand. stands',
  number: 'number numbers ank. ankh अंक no. nambar नंबर संख्या',
  colour: 'colour color colours colors rang. रंग',
  lucky: 'lucky lucki luck. fortunate shubh शुभ bhagyashali suit suits best good. unlucky favourable favorable',
} as const

export const INTENT_ROWS = {
  manglik: [
    'manglik mangalik mangli. maanglik mangal_dosh mangaldosh kuja_dosh kujadosh chevvai mars_dosh मांगलिक मंगली मंगल_दोष & $have $my',
    'manglik mangalik mangli. maanglik mangal_dosh mangaldosh kuja_dosh kujadosh chevvai mars_dosh मांगलिक मंगली मंगल_दोष & $have & $my $chart',
    'manglik mangalik mangli. maanglik mangal_dosh mangaldosh kuja_dosh kujadosh chevvai sevvai_dosh mars_dosh मांगलिक मंगली मंगल_दोष',
  ],
  dosha_named: [
    '@dosha & $have & $chart $my',
    '@dosha & dosh दोष yog योग & $have & $chart $my',
    '@dosha',
    '@dosha & $have',
    '@dosha & remed upay',
  ],
  doshas: ['dosh dosha doshas dosham दोष afflictions', 'dosh दोष & $have', 'dosh दोष & $have & $chart'],
  sade_sati: ['$saturn7 & @planet & period. years on_me phase', '$saturn7', '$saturn7 & $now'],
  sade_sati_end: ['$saturn7 & $end', '$saturn7 & when_does when_will kab. & end khatam over khatm'],
  sade_sati_next: ['$saturn7 & $begin', '$saturn7 & $next', '$saturn7 & when_will kab. when_is & $begin'],
  dhaiya: [
    'dhaiya dhaiyya dhaiyaa dhayya kantak_shani kantaka_shani ashtama_shani ashtam_shani ardhashtama ardha-ashtama small_panoti panoti ढैय्या ढैया ढय्या',
    'dhaiya dhaiyya ढैया ढय्या & $have & @planet $my $chart',
  ],
  current_dasha: [
    'dasha dasa. mahadasha mahadasa antardasha antardasa bhukti vimshottari दशा महादशा अंतर्दशा अन्तर्दशा',
    '$dasha & $now',
    '$dasha & $now & $my',
  ],
  dasha_end: ['$dasha & $end', '$dasha & $end & $my', '$dasha & $end & $now'],
  next_dasha: ['$dasha & $next', '$dasha & $next & $which'],
  best_dasha: [
    'dasha mahadasha dasa. antardasha दशा महादशा & $good',
    'best_period best_time_of best_years golden_period golden_time acche_din achhe_din achha_samay acha_samay अच्छा_समय अच्छे_दिन good_days_come good_time good_phase best_phase lucky_period turning_point',
    '$dasha & best. better. which. most. & $good',
  ],
  planet_dasha: [
    '@planet & dasha mahadasha dasa. antardasha दशा महादशा period. periods',
    '@planet & dasha mahadasha dasa. antardasha दशा महादशा period. & $when $good $end $begin will. how. like',
  ],
  gem_for_me: ['$stone', '$stone & $which', '$stone & $which & $wear'],
  gem_check: ['@gem', '@gem & $wear', '@gem & $wear & $my'],
  gem_to_avoid: [
    '$which & $stone & harm nuksan bad. unsuitable & $my $wear',
    '$stone & avoid not_wear never harm bach nuksan not_suit should_not shouldn unsuitable nahi_pehn नहीं bad.',
    '$which & $stone & avoid not_wear never harm nuksan should_not shouldn unsuitable नहीं nahi',
    '$which & $stone & avoid not_wear never not_suit should_not shouldn नहीं nahi & $my $wear',
  ],
  rudraksha: ['rudraksha rudraksh rudraksham mukhi रुद्राक्ष मुखी', 'rudraksha rudraksh rudraksham mukhi रुद्राक्ष & $which'],
  remedies: [
    'remed upay upaay उपाय totka parihar solutions',
    'remed upay upaay उपाय totka parihar & $which',
    '$remedy & dosh $chart luck bad_time life. problems',
  ],
  planet_remedy: ['@planet & $remedy', '@planet & $weak afflicted & $remedy', '@planet & $remedy & $my'],
  mantra: ['mantra mantras मंत्र chant japa jaap जाप', 'mantra mantras मंत्र chant japa & $which', '@planet & mantra मंत्र'],
  deity: [
    'ishta isht. ishtadev ishta_dev deity deities devata kuldev इष्ट देवता which_god which_goddess kis_bhagwan kaun_se_bhagwan god_should',
    '$which & god. bhagwan भगवान deity worship pooja puja. पूजा',
  ],
  fasting: [
    'fast. fasting vrat. vratham upvas upwas upavas व्रत उपवास',
    '$which & fast. fasting vrat. upvas upwas व्रत उपवास & $day',
  ],
  vrat_day: ['@vrat', '@vrat & $when $next', '@vrat & $when & $next'],
  lucky_number: ['$lucky & $number', '$lucky & $number & $my'],
  lucky_day: [
    'lucky_day luckiest_day shubh_din शुभ_दिन lucky_days',
    'lucky luckiest unlucky shubh शुभ & day. days din. दिन weekday & $my',
    '$which & day_of_the_week weekday & $lucky $my',
  ],
  lucky_colour: ['$lucky & $colour', '$colour & wear pehn avoid use. car. & $which $lucky'],
  lucky_things: [
    'lucky_charm lucky_for_me brings_me_luck bring_luck good_luck bring_me_luck lucky_things lucky_metal lucky_element lucky_stone what_is_lucky am_i_lucky lucky_month lucky_year',
    'lucky & metal things element',
  ],
  moon_sign: [
    '$which & moon. chandra & sign. rashi & $my',
    'मेरी_राशि meri_rashi & $which',
    'moon_sign moonsign janma_rashi janam_rashi chandra_rashi rashi. raashi rasi. rashifal. राशि जन्म_राशि zodiac_by_moon',
    'moon. chandra & sign. rashi',
    'rashi. raashi rasi. राशि & $which & $my',
  ],
  ascendant: [
    'ascendant lagna. lagnam lagan. lagn. rising_sign rising. लग्न asc.',
    'ascendant lagna. lagnam rising_sign लग्न & $which & $my',
  ],
  sun_sign: [
    'sun. surya सूर्य सूरज & sign. rashi राशि',
    'sun. surya सूर्य सूरज & sign. rashi राशि & $which',
    'sun. surya सूर्य सूरज & sign. rashi राशि & $which & $my',
    'sun_sign sunsign star_sign zodiac_sign zodiac surya_rashi सूर्य_राशि',
    'sun. surya & sign. rashi',
    'zodiac_sign star_sign sun_sign & $which & $my',
  ],
  birth_star: [
    'nakshatra nakshatram nakshatr birth_star birthstar janma_nakshatra janam_nakshatra star. pada. padam नक्षत्र charan. चरण',
    'nakshatra nakshatram नक्षत्र birth_star & $which & $my',
  ],
  strongest_planet: ['$strong & $planet', '$which & $planet & $strong', 'strongest lagnesh & $planet & $my'],
  weakest_planet: [
    '$weak & $planet',
    '$which & $planet & $weak',
    'weakest worst most_troubled problem & $planet & $my',
  ],
  planet_place: ['@planet & $where', '@planet & $where & $my', '@planet & $my & means meaning effect'],
  planet_strength: ['@planet & $strong $weak strength', '@planet & $strong $weak & $my'],
  planet_state: [
    '@planet & $retro combust ast. asta. exalted debilitated uchch neech. वक्री अस्त उच्च नीच dignity own_sign & $my',
    '@planet & combust exalted debilitated uchch neech. अस्त उच्च नीच dignity',
  ],
  planet_retrograde: [
    '@planet & $retro',
    '@planet & $retro & $when $next now. currently this_year next_year period. dates 20 end. start going',
  ],
  yogas: [
    'yog yogas yogam योग & $chart $have special birth',
    'yog yogas योग & $which & $chart $my',
    'yogas raj_yogas combinations & $chart',
  ],
  raja_yoga: [
    'raja_yog raj_yog rajyog rajayog राजयोग राज_योग',
    'raja_yog raj_yog rajyog rajayog राजयोग राज_योग & $have',
    'raja_yog raj_yog rajyog rajayog राजयोग राज_योग & $have & $my',
  ],
  mahapurusha_yoga: ['mahapurush pancha_mahapurush panch_mahapurush महापुरुष', 'mahapurush महापुरुष & $have'],
  named_yoga: [
    '@yoga & yog योग gajakesari & $have & $chart $my',
    '@yoga',
    '@yoga & yog yoga योग gajakesari',
    '@yoga & yog योग & $have',
  ],
  wealth_yoga: [
    'dhana_yog dhan_yog dhanyog dhanayog धन_योग धनयोग',
    'dhana_yog dhan_yog dhanyog dhanayog धन_योग धनयोग & $have',
    'dhana_yog dhan_yog dhanyog dhanayog धन_योग धनयोग & $have & $chart $my',
    'wealth money rich. riches lakshmi & yog yoga yogas combination योग',
    'wealth money rich. dhan. धन & yog yoga yogas योग & $have',
  ],
  atmakaraka: ['atmakarak atma_karak aatmakarak soul_planet आत्मकारक आत्म_कारक'],
  amatyakaraka: [
    'career_planet career_significator & $which $my',
    'career_planet career_significator & $which & $my',
    'amatyakarak amatya_karak career_planet career_significator अमात्यकारक',
  ],
  darakaraka: ['darakarak dara_karak dharakarak spouse_planet spouse_significator दारकारक'],
  varga_ascendant: [
    '@varga',
    '@varga & lagna ascendant chart लग्न sign. lagn',
    '@varga & lagna ascendant chart लग्न sign. lagn & $which $my',
    '@varga & lagna ascendant chart लग्न sign. lagn & $which & $my',
  ],
  house_bindus: [
    'ashtakavarg ashtakvarg ashtakavarga bindu bindus अष्टकवर्ग sarvashtak',
    '@house & ashtakavarg ashtakvarg bindu points. अष्टकवर्ग',
  ],
  house_planets: [
    '@house & planet planets graha. grah. empty occup khali ग्रह खाली who. sits',
    '@house & $which & planet planets graha. grah. ग्रह',
    'planets planet graha & my_house in_house & @house',
  ],
  house_lord: [
    '@house & lord. lords ruler rules swami. malik owner स्वामी मालिक lord',
    '@house & lord. ruler rules swami. malik स्वामी मालिक & $which who. where.',
    '@house & lord. ruler rules swami. malik स्वामी मालिक & $which who. & planet my.',
  ],
  marriage_time: [
    '$marriage & $when',
    '$marriage & @time',
    '$marriage & late. delay der. age. umar उम्र देर',
    '$marriage & $when & @time will.',
  ],
  love_time: [
    'love. relationship partner. girlfriend boyfriend pyaar pyar. प्यार someone dating & $when meet find',
    'love. relationship partner. girlfriend boyfriend pyaar pyar. प्यार & $when & find meet get. mileg मिलेगा',
  ],
  spouse_nature: [
    '$spouse & $likeness',
    '$spouse & $likeness & $my future',
    'future_husband future_wife future_spouse future_partner',
  ],
  love_or_arranged: [
    'love_marriage arranged arrange_marriage arrange. prem_vivah love_or लव_मैरिज प्रेम_विवाह अरेंज lav_marriage',
    'love. prem. प्रेम लव & arrang अरेंज',
  ],
  match: [
    'compatib kundli_milan kundali_milan gun_milan guna_milan gun_mil guna. gunas milan. मिलान porutham ashtakoot ashtakoota koota horoscope_matching kundli_match chart_match match_our गुण_मिल',
    'match. matching matches & $chart $spouse girlfriend boyfriend our horoscope',
    'we. us. together our. hum हम & $marriage suit. good_match right_for made_for',
  ],
  children_outlook: [
    '$child & $childless',
    '$child & $childless & $when',
    '$parenthood & $childless soon. going_to able_to can.',
    '$parenthood & $childless & $when',
    'maa mata मां माता pita papa पिता पापा & banung banoong banenge बनूंग बनेंग',
    'santan_sukh santan_yog putra_yog संतान_सुख संतान_योग',
  ],
  career_fields: [
    '$career & $which suit suits best. right. ideal meant_for',
    '$career & $which & suit suits best. right. ideal good_at good. choose',
    'field_of_work line_of_work career_option',
  ],
  job_change: [
    'resign quit. quitting notice_period & should. wise good. want now. kab. when. chahiye',
    '$job & $change',
    '$job & $change & should. when. kab. good. karu karun चाहिए करूं',
  ],
  job_time: [
    '$job & $when',
    '$job & @time & get. will. milegi मिलेगी find lag',
    'promot padonnati tarakki taraqqi तरक्की पदोन्नति प्रमोशन hike increment raise. & $when will. get. मिलेगी mileg @time',
    'promot तरक्की tarakki & $when',
    'naukri नौकरी job & kab. when. कब & get. milegi lagegi मिलेगी लगेगी find',
  ],
  business_or_service: [
    '$business & $job',
    '$business & suit should. good. better. successful success karna करना karu sahi start. शुरू right. profit run. चाहिए',
    '$business & $job & or. ya. या versus vs. better',
  ],
  government: [
    'government govt. sarkari civil_servic ias. ips. upsc. politic public_office neta. rajneeti rajniti सरकारी राजनीति minister mla. psu.',
    'government govt. sarkari सरकारी & $job',
    'government govt. sarkari सरकारी & $job & will. chance yog. get. milegi',
  ],
  education_field: [
    '$study & $which suit. best. should. right.',
    '$study & $which & suit suits best. should. right. choose good.',
  ],
  exam: [
    '$exam & pass. clear. when. will. good. how. result success crack kaisa kaisi कैसा pass hoga',
    '$exam & $my & pass. clear. will. go. crack',
  ],
  abroad: [
    '$abroad & yog योग & $have',
    '$abroad',
    '$abroad & when. will. should. kab. chance yog. settle go. jaunga jaungi कब',
    '$abroad & settle. live. job. work. study & will. when. chance should. can.',
  ],
  property_time: ['$home & $buy', '$home & $buy & $when will. should. year. time. @time'],
  vehicle: [
    '$vehicle & $when will. should. yog. sukh lucky for_me',
    '$vehicle & $buy',
    '$vehicle & $buy & $when will. should.',
  ],
  move_time: [
    '$relocate & $when',
    'shift. move. moving relocate relocation relocating house_change & $when should. good.',
  ],
  money_time: [
    '$money & $when',
    '$money & $when & become get. aayega aaega milega improve come',
    'debt. karz loan. कर्ज & $end free. repay pay_off clear',
  ],
  muhurta: [
    '@activity & $best & $day',
    '@activity & muhurat muhurt muhurta mahurat मुहूर्त auspicious',
    '@activity & muhurat muhurt muhurta mahurat मुहूर्त auspicious shubh शुभ & @time $day $when $best',
  ],
  good_days: [
    '$best & days. dates. din. & @month @week @time this. coming',
    'good_days best_days lucky_dates good_dates best_day best_date shubh_din & @time this. coming',
  ],
  day_for_me: [
    '@day & $good',
    '@day & how. kaisa kaisi कैसा go. look. begin start',
    '@day & $good & day. din. दिन date. for_me my. start.',
  ],
  transit_on: [
    '@time & transit transits gochar planets planet grahas sky गोचर',
    '$transit',
    '$transit & @time & planets $my',
  ],
  planet_transit: [
    '@planet & $transit',
    '@planet & $transit & $my now. currently effect me.',
    '@planet & now. currently these_days abhi & doing effect affecting where.',
  ],
  this_week: ['@week', '@week & how. kaisa good. forecast look. go. hold'],
  this_month: ['@month', '@month & how. kaisa good. forecast look. go. hold'],
  this_year: [
    '@year',
    '@year & how. kaisa good. forecast look. looks go. hold be_like in_store bring',
    'varshphal varshaphal varshaphala वर्षफल annual_forecast solar_return yearly',
  ],
  naming_syllable: [
    'syllable naming_letter name_letter first_letter akshar अक्षर namakshar नामाक्षर starting_letter',
    'letter. akshar अक्षर & name. naam नाम start',
    'baby. bachche बच्चे child & name. naam नाम & letter. start akshar which. what.',
  ],
  vastu_direction: [
    'vastu vaastu वास्तु facing. disha दिशा main_door entrance',
    'direction direction. directions disha दिशा facing face. & $lucky $which home. house. door sleep desk office',
    'north. south. east. west. & facing face. house. door home. flat.',
  ],
  best_place: [
    'city. cities town. place. places country शहर shehar sheher jagah जगह & accha achha acha अच्छा best. lucky & $which',
    'city. place. शहर shehar sheher & accha achha best. & $which & for_me mere_liye मेरे_लिए',
    'city. cities town. place. places country countries शहर shehar jagah जगह where. & live. settle. relocat best. move. lucky suit. rehna रहना',
    'which where. kis kaun & city. cities place. country शहर shehar & live. good. best. lucky suit. move. settle work. job. career',
  ],
  name_number: [
    'name. naam नाम spelling & $number numerolog lucky suit vibration spelling',
    'name_number naam_ank namank naamank नामांक name_numerology',
    'name. naam नाम & $number numerolog & $my @name',
    'name. naam नाम & $number numerolog & $my & $lucky change',
  ],
  birth_number: [
    'moolank mulank moolaank bhagyank bhagyaank life_path lifepath birth_number psychic_number destiny_number driver_number conductor_number root_number मूलांक भाग्यांक numerology',
    'life_path birth moolank & $number',
  ],
  personality: [
    'personality temperament swabhav स्वभाव what_kind_of_person who_am_i describe_me about_myself my_nature my_character kind_of_person meri_khoobi my_strengths my_weaknesses strengths_and_weaknesses talents',
  ],
  birth_groups: [
    'gana. gan. nadi. naadi yoni. varna. vashya. paya. गण नाडी योनि. वर्ण tatva. gotra',
    'gana. gan. nadi. naadi yoni. varna. vashya. paya. गण नाडी योनि वर्ण & $which & $my',
    'gana. gan. nadi. naadi yoni. varna. & $which & birth star. nakshatra have.',
  ],
  birth_tithi: [
    '$which & day_of_the_week weekday which_day kis_din & born. birth. paida',
    '$which & day_of_the_week weekday which_day & born. birth. & i. my.',
    'tithi tithi. karana. panchang paksha तिथि पंचांग & born birth janm janam जन्म',
    'weekday day_of_the_week which_day kis_din & born. birth. paida जन्म',
  ],
  rahu_kaal: ['rahu_kaal rahu_kal rahukaal rahukalam rahu_kalam rahukal gulik yamagand राहु_काल राहुकाल'],
  constitution: ['constitution prakriti prakruti vata. pitta. kapha. vaat body_type ayurved प्रकृति. वात. पित्त कफ'],
} as const satisfies Record<string, readonly string[]>
