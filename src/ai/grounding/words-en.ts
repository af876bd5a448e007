/** The words of English prose outside slots. A word of no list, and of no cited passage, is refused. */

/** Words without a content of their own. */
export const FUNCTION_WORDS = `
i me my mine myself a an the this that these those it its itself they them their theirs themselves you your yours yourself we us our
ourselves someone somebody something anyone anybody anything each other others another one ones both either some any several many much
more most less least few lot bit all whole part parts side sides half here there where which who whom whose what when whenever wherever
whatever how why is am are was were be been being has have had having do does did doing done can could may might shall would should need
needs and or so then thus hence therefore because since as also too again still even just only yet while whereas but though although
however of in on at by to for from with within into onto out about around among between across through along towards toward against before
after behind beside besides beyond under over upon up down off near via per during until than like such same own very quite rather
`

/** Linking, neutral and advising words: they claim nothing of a chart or a life. Matched by stem. */
export const PLAIN = `
let try keep give gives given giving gave take takes taken taking took make makes made making put puts set sets get gets go goes going
come comes bring brings brought turn turns find finds found look looks see sees seen show shows shown ask asks say says said saying speak
speaks spoken tell tells told hear hears heard call calls called name names named note notes notice notices noticed mark marks mean means
meaning meant think thinks thought feel feels felt know knows known want wants wish likes use uses used using help helps helped add adds
added start starts begin begins began stop stops end ends wait waits stay stays move moves hold holds held carry carries read reads write
writes written choose chooses chosen pick consider remember describe describes explain explains understand understood follow follows
followed belong belongs stand stands sit sits rest rests run runs point points lean leans tend tends serve serves suit suits fit fits
happen happens seem seems appear appears become becomes grow grows learn learns practise practice allow allows invite invites welcome
offer offers picture pictures scene example instance case word words sentence paragraph line lines text reading chart account answer
question questions matter matters thing things way ways kinds sort place places step steps piece moment moments pace habit habits manner
tone theme themes topic idea ideas view story reason reasons result effect effects cause sense detail details fact facts finding findings
heart centre core root roots ground background foreground frame pattern patterns thread threads strand strands layer level door shape
shapes form forms balance weight tradition traditional astrology astrologer astrologers astrological reader readers person people life
lives living daily everyday ordinary inner outer inside outside together apart alone first second last next main chief central small
little large big great short long plain simple simply clear clearly clearer open openly really true truly usual usually often sometimes
mostly mainly especially particularly partly equally perhaps maybe probably likely generally largely rarely otherwise instead meanwhile
overall altogether indeed directly nearly almost enough ready able possible worth different similar new old familiar common general
particular special certain full light close closely attention care time room space air walk walks breath breathe pause pauses break sleep
water meal cup tea music nature page pen paper list lists notebook diary plan plans planning conversation conversations talk talks talking
listen listens listening letter friend friends share shares shared sharing support supports choice choices decide decides deciding
decision decisions act acts action actions effort efforts work works working task tasks goal goals aim aims purpose direction path road
journey course field skill skills gift gifts quality qualities trait traits character temper temperament mood moods feeling feelings
thoughts mind body energy attitude outlook instinct instincts impulse wishes preference preferences priorities priority value values
limits limit boundary boundaries respond responds response react reacts reaction reflect reflects reflection return returns reach reaches
rely relies depend depends handle handles meet meets met join joins build builds built rhythm routine routines order relation connection
connect connects connected link links linked worded mention mentions mentioned colour colours coloured shade touches touch touched rooted
echo echoes echoed sum lesson lessons approach approaches situation situations circumstances conditions influence influences influenced
tendency tendencies leaning inclination inclined present area areas subject subjects hand hands eye eyes ear treat treats lets keeps
trying asked thinking noticing check checks checking prepare prepares prepared preparation finish finishes finished repeat repeats
repeated compare compares compared study studies counts count aware awareness recognise recognises recognize recognizes accept accepts
acknowledge observe observes observed explore explores experience experiences
`

/**
 * Words of a claim, by concept: tone, English, Hindi. One is allowed where a cited passage has a word of its concept. Advice may use those of
 * a good tone and of `*` besides.
 */
export const CONCEPTS = `
+ patience patient patiently unhurried | धैर्य धीरज सब्र धैर्यवान धैर्यपूर्वक
0 slow slowly slowness gradual gradually | धीमा धीमे धीमी धीरे
+ steady steadiness steadily steadfast constant constancy stable stability | स्थिर स्थिरता अडिग टिकाव
+ endurance endure perseverance persevere persistence persist persistent | सहनशक्ति सहनशीलता लगन डटे टिके
+ courage courageous brave bravery bold boldness boldly daring dare | साहस साहसी साहसपूर्वक हिम्मत निडर निडरता बहादुर
+ kindness kindly tender tenderness gentle gently compassion compassionate mercy | दया दयालु कोमल कोमलता करुणा नरमी
+ generosity generous generously charity charitable lent lend | उदार उदारता उदारतापूर्वक दान दानशील
+ care caring nurture nurturing nurse nursing protect protects protective protection guard | देखभाल पोषण परवाह रक्षा सुरक्षा संरक्षण बचाव
+ loyalty loyal faithful faithfulness devoted devotion fidelity | निष्ठा निष्ठावान वफ़ादार वफ़ादारी समर्पण समर्पित
+ trust trusts trusted trustworthy reliable reliability dependable rely | भरोसा भरोसे भरोसेमंद विश्वास विश्वसनीय
+ honesty honest honestly frank frankness frankly candid sincere sincerity truth truthful transparency transparent plainly straight | ईमानदार ईमानदारी सच सच्चा सच्चे सच्ची सच्चाई पारदर्शिता साफ़गोई
0 discipline disciplined order orderly method methodical organise organised | अनुशासन अनुशासित नियम नियमित व्यवस्था व्यवस्थित
0 duty duties dutiful responsible responsibility responsibilities obligation | कर्तव्य ज़िम्मेदारी ज़िम्मेदार दायित्व
0 effort efforts work works working labour labours toil industrious diligent diligence industry hard-working | मेहनत मेहनती परिश्रम परिश्रमी काम कार्य प्रयास प्रयत्न कोशिश
0 activity active busy busyness | सक्रिय सक्रियता गतिविधि व्यस्त व्यस्तता
+ intelligence intelligent clever cleverness bright smart wit witty | बुद्धि बुद्धिमान चतुर चतुराई होशियार
+ shrewd shrewdness shrewdly sharp sharpness keen astute | पैना पैनी तीक्ष्ण सूझबूझ
+ wisdom wise wisely judgement insight insightful sensible understanding | समझ समझदार समझदारी विवेक ज्ञान अंतर्दृष्टि बुद्धिमत्ता
0 learning learn learns learned pupil pupils study studies student school education scholar apprenticeship apprenticeships | पढ़ाई अध्ययन शिक्षा सीखना सीखने सीखें सीखते सीख
0 teach teaches teaching teacher teachers taught instruct | सिखाना सिखाते सिखाने शिक्षक शिक्षण पढ़ाना गुरुजन
0 speech speak speaks spoken voice talk talks eloquent eloquence tongue | वाणी बोलना बोलने बोली आवाज़
0 word words conversation conversations say communicate communication | शब्द शब्दों बात बातचीत संवाद कहना
0 letter letters message messages write writes writing pen edit editing paper | पत्र संदेश लिखना लिखने लेखन कलम
0 feeling feelings feel feels felt emotion emotional emotions sensitive sensitivity heart | भावना भावनाएँ भावनाओं भावुक भावनात्मक संवेदनशील संवेदनशीलता हृदय दिल
0 mood moods tidal tide tides | मूड मनोदशा लहर लहरों
0 memory memories remember remembers stored store recall | स्मृति स्मृतियाँ याद यादें यादों स्मरण सँजोते
+ comfort comforts comfortable ease easy cosy | आराम आरामदायक सुख सुविधा सहज सहजता
+ calm calmly peace peaceful peacefully composed composure tranquil | शांति शांत शांतिपूर्ण चैन ठहराव सुकून
0 stay stays remain remains | टिकना टिकते रहना
* rest restful quiet quietly quieter sleep pause | विश्राम मौन चुप नींद विराम आराम शांत
+ contentment content contented satisfied satisfaction | संतोष संतुष्ट संतुष्टि तृप्ति
+ joy joyful happy happiness happiest cheerful cheer delight glad mirth celebration | खुशी ख़ुशी ख़ुश खुश प्रसन्न प्रसन्नता आनंद हर्ष
+ laugh laughs laughter humour humorous joke jokes | हँसी हँसना हँसते हास्य विनोद
+ beauty beautiful grace graceful elegant elegance | सौंदर्य सुंदर सुंदरता शालीन शालीनता शोभा
0 art arts artistic music musical taste tastes craft crafts | कला कलात्मक संगीत रुचि शिल्प
+ charm charming pleasant pleasing agreeable attractive presence | आकर्षण आकर्षक मनभावन सुहावना
0 love loves loving affection affectionate fond attachment attached | प्रेम प्यार स्नेह स्नेही लगाव अपनापन ममता
+ warmth warm warmly | गर्मजोशी आत्मीय आत्मीयता
+ friendship friend friends friendly companion companions | मित्र मित्रता मित्रों दोस्त दोस्ती दोस्तों
0 company sociable social society together | संगति मिलनसार सामाजिक साथ
0 partnership partner partners bond bonds tie ties union couple couples relationship relationships | साझेदारी साथी रिश्ता रिश्ते रिश्तों संबंध संबंधों सम्बन्ध बंधन जोड़ी विवाह-बंधन
+ agreement agreements agree agrees accord harmony harmonious reconcile reconciliation | सहमति मेल मेलजोल सामंजस्य समझौता सुलह
+ justice just fair fairness fairly impartial equal | न्याय निष्पक्ष निष्पक्षता न्यायपूर्ण बराबर बराबरी
0 balance balanced level | संतुलन संतुलित
0 family home household domestic hearth kin relatives | परिवार घर गृहस्थी पारिवारिक घरेलू अपनों
0 belonging settle settled settles roots rooted settlement | जड़ें जुड़ाव बसना टिकना
0 ambition ambitions ambitious aspiration aspirations aim aims goal | महत्वाकांक्षा महत्वाकांक्षी आकांक्षा लक्ष्य
+ success successful succeed succeeds achievement achieve achieves | सफलता सफल उपलब्धि कामयाबी
+ respect respected reputation honour honoured standing recognition fame name renown look-up | सम्मान मान प्रतिष्ठा आदर यश पहचान नाम
0 authority command govern governs leader leadership lead leads | अधिकार नेतृत्व नेता शासन प्रभुत्व
0 rank office post posts position seat | पद स्थान पदवी
0 career profession professions professional trade business job vocation calling commerce | करियर पेशा पेशे पेशेवर व्यवसाय व्यापार नौकरी कार्यक्षेत्र
+ skill skills skilful talent talents ability craft able capable | कौशल कुशल कुशलता हुनर प्रतिभा योग्यता सक्षम
0 money wealth cash purse budget | धन पैसा पैसे धनराशि साधन बजट
0 savings save saving saves thrift thrifty economical | बचत बचाना बचाने किफ़ायत किफ़ायती
0 earnings income earn earned earns gain gains profit enrich | कमाई आय कमाना कमाते कमाया लाभ आमदनी
0 spending spend spends cost costs price paid pay pays | खर्च ख़र्च कीमत दाम लागत चुकाना
+ prosperity prosper prospers abundance thrive thrives flourish flourishes | समृद्धि समृद्ध संपन्नता फलना फलते
0 independence independent independently freedom free self-reliant autonomy | स्वतंत्र स्वतंत्रता आज़ादी आत्मनिर्भर आत्मनिर्भरता स्वावलंबी
0 alone solitude solitary apart | अकेले एकांत एकाकी
+ creativity creative imagination imaginative invent invents inventive invention original originality | रचनात्मक रचनात्मकता कल्पना कल्पनाशील सृजन मौलिक मौलिकता
0 idea ideas thought thoughts thinks thinking opinion opinions mind | विचार विचारों सोच मत राय मन
0 dream dreams dreamy vision | सपना सपने सपनों स्वप्न
+ curiosity curious interest interested interests | जिज्ञासा जिज्ञासु रुचि उत्सुकता उत्सुक
0 variety varied versatile versatility many several | विविधता विविध बहुमुखी अनेक कई
0 travel travels travelling journey journeys roads road way horizon | यात्रा यात्राएँ यात्राओं सफ़र भ्रमण राह क्षितिज
0 change changes changing move moves moving movement | बदलाव बदलना बदलते बदलती परिवर्तन गति
0 quick quickly fast swift swiftly speed rapid | तेज़ तेज़ी शीघ्रता फुर्ती फुर्तीला त्वरित
0 faith belief believe believes religion religious devout | आस्था श्रद्धा विश्वास धर्म धार्मिक
0 spiritual spirit spirituality prayer pray meditation temples pilgrimage | आध्यात्मिक अध्यात्म प्रार्थना भक्ति ध्यान साधना आंतरिक
+ hopeful optimism optimistic | आशा आशावादी उम्मीद आशावान
0 silence silent silently | मौन चुप
0 privacy private secret secrets secretive hidden discretion | गोपनीय गोपनीयता निजी रहस्य छिपा छिपी
0 withdrawal withdraw withdraws inward retreat retreats | पीछे-हटना सिमटना सिमटते अंतर्मुखी अंतर्मुख
+ modesty modest humble humility | विनम्र विनम्रता नम्र नम्रता सादगी
+ confidence confident assured self-respect self-assurance | आत्मविश्वास आत्मविश्वासी आत्मसम्मान
+ dignity dignified gracious | गरिमा गरिमामय गरिमापूर्ण
0 energy energetic vigour vitality lively force strength | ऊर्जा ऊर्जावान शक्ति स्फूर्ति बल जोश
+ enthusiasm enthusiastic eager zeal | उत्साह उत्साही जोश उमंग
0 health healthy robust body | स्वास्थ्य स्वस्थ सेहत शरीर
0 practical practicality realistic concrete | व्यावहारिक व्यावहारिकता उपयोगी यथार्थवादी ठोस
0 build builds builder building built | निर्माण बनाना बनाते गढ़ना गढ़ते
+ lasting lasts last durable long enduring permanence | टिकाऊ स्थायी लंबे दीर्घ टिकते
0 repair repairs mend mends tools maintain | मरम्मत सुधार सुधारना औज़ार सँभालना
0 caution cautious cautiously prudent prudence careful carefully | सावधानी सावधान सतर्क सतर्कता सोच-समझकर
0 plan plans planning prepare prepared preparation arrange arranged arranges | योजना योजनाएँ तैयारी तैयार व्यवस्था
0 account accounts count counts counted check checks reckon | हिसाब गिनती जाँच लेखा-जोखा
+ adaptable adapt adapts flexible flexibility adjust adjusts | लचीला लचीलापन लचीले अनुकूलन ढलना ढलते
+ good well better best right help helps helpful | अच्छा अच्छे अच्छी बेहतर भला
+ favour favours favoured favourable supportive support supports lucky luck fortunate fortune auspicious smooth smoothly opportunity opportunities advantage welcome positive | अनुकूल शुभ भाग्य भाग्यशाली सौभाग्य सुगम आसान आसानी अवसर अवसरों लाभकारी सकारात्मक सहायक सहारा
+ blessing blessings blessed bless | आशीर्वाद वरदान कृपा
+ growth grow grows growing increase increases expand expands expansion progress | विकास वृद्धि बढ़ना बढ़ने बढ़ता प्रगति विस्तार पनपना
+ improve improves improvement recover recovers recovery heal heals | सुधार बेहतर उबरना उबरते सँभलना सँभलते
+ maturity mature matures ripen ripens | परिपक्व परिपक्वता पकना
0 service serve serves assist | सेवा सहयोग
0 needs need | ज़रूरत ज़रूरतें ज़रूरतों
0 people public customers crowd strangers stranger neighbour neighbours community group persons person | लोग लोगों जनता समूह समुदाय समाज अजनबी
0 foreign distant distance elsewhere | दूर दूरी परदेस अन्यत्र
0 serious seriousness sober sobriety grave graver gravity solemn | गंभीर गंभीरता संजीदा
0 strict strictness stern severe severity exact exactly | कठोर कठोरता सख़्त सख़्ती
0 depth deep deeply intense intensity profound | गहराई गहरा गहरे गहरी तीव्र तीव्रता
0 research investigate search searches inquiry seek seeks | खोज खोजना शोध अनुसंधान तलाश
0 argument argue argues discuss discussion debate debates | बहस तर्क चर्चा विमर्श
- dispute disputes quarrel quarrels conflict conflicts friction clash battle battles fight fights | विवाद झगड़ा झगड़े कलह टकराव तनातनी लड़ाई
0 rival rivals rivalry compete competition competitive | प्रतिस्पर्धा प्रतियोगिता प्रतिद्वंद्वी मुकाबला
0 decision decide decides decided resolve resolved resolute determined determination firm firmness direction | निर्णय फ़ैसला संकल्प दृढ़ दृढ़ता निश्चय दिशा
0 desire desires longing appetite passion passionate crave | इच्छा चाह चाहत अभिलाषा कामना लालसा
- impatience impatient haste hasty hastily hurry hurried rush rushed rash | जल्दबाज़ी जल्दबाज़ अधीर अधीरता उतावला उतावलापन हड़बड़ी
- impulse impulsive impulsively | आवेग आवेगी
- anger angry rage explosive irritable irritation irritate | क्रोध क्रोधी गुस्सा ग़ुस्सा चिड़चिड़ा चिड़चिड़ापन आवेश
- harsh harshness harshly cutting cut hostility hostile | कड़वा कड़वे रूखा रूखापन कटु
- fear fears fearful afraid dread | भय डर डरना भयभीत
- anxiety anxious worry worries worried nervous nervousness | चिंता चिन्ता चिंतित घबराहट व्याकुल
- doubt doubts doubtful hesitate hesitates hesitation hesitant uncertain uncertainty | संदेह शंका झिझक हिचक दुविधा
- sadness sad sorrow grief gloom gloomy melancholy | दुख दुःख दुखी उदास उदासी शोक मायूसी
- loneliness lonely | अकेलापन
- hurt hurts wound wounds wounded slight slights insult insults offended | चोट ठेस आहत आघात अपमान
- stubbornness stubborn stubbornly obstinate rigid rigidity inflexible | ज़िद ज़िद्दी हठ हठी अड़ियल
- pride proud vanity vain arrogance arrogant boast boastful ego | अहंकार घमंड अभिमान अहं गर्व
- ostentation ostentatious | दिखावा आडंबर
- jealousy jealous envy envious possessive | ईर्ष्या जलन
- suspicion suspicious mistrust distrust | शक अविश्वास
- laziness lazy idle idleness sluggish inertia | आलस्य आलसी सुस्ती सुस्त
- delay delays delayed late lateness postpone postponed | देरी विलंब देर टलना
- deceit dishonest deception trick flattery flatter | धोखा छल चापलूसी
- confusion confused confuse illusion illusions | भ्रम भ्रमित उलझन उलझा
- waste wasteful extravagant extravagance excess excessive | फ़िजूलखर्ची अपव्यय अति अतिरेक
- careless carelessness | लापरवाह लापरवाही
- loss losses lose leak leaks | हानि नुकसान घाटा
- coldness aloof detached detachment indifferent absent | उदासीन उदासीनता विरक्ति अलगाव
- restlessness restless unsettled unstable instability changeable fickle | बेचैन बेचैनी अस्थिर अस्थिरता चंचल चंचलता
- fatigue tired tires tire weary exhaustion exhausted | थकान थका थके थकावट
- burden burdens burdened heavy heavily weighs load pressure stress stressful | बोझ भारी भारीपन दबाव तनाव
- difficult difficulty difficulties harder hardship trouble troubles challenge challenges challenging obstacle obstacles hinder hinders hindrance hindrances demanding strain strained tense tension problem problems setback setbacks testing | कठिन कठिनाई कठिनाइयाँ कठिनाइयों मुश्किल मुश्किलें बाधा बाधाएँ बाधाओं चुनौती चुनौतियाँ चुनौतियों रुकावट रुकावटें परेशानी समस्या प्रतिकूल
0 test tests tested trial trials | परीक्षा कसौटी आज़माइश
- neglect neglects neglected forget forgets ignore | उपेक्षा अनदेखी
- criticism criticise critical blame complain complains complaint fault faults reprimand | आलोचना दोषारोपण शिकायत फटकार
- separation separate | बिछोह विदाई
0 enough moderation moderate limit limits | संयम मर्यादा सीमा
* day days daily morning mornings evening evenings night nights early week | दिन दिनों सुबह शाम रात सवेरे जल्दी सप्ताह
0 answer answers answered reply replies | उत्तर जवाब
0 skilled hands arm tools instrument instruments | हाथ हाथों
0 land soil garden gardens | प्रकृति बाग़ बगीचा ज़मीन
0 food meal meals breakfast feeding fed | भोजन खाना खिलाना
0 door doors room rooms place places | द्वार दरवाज़ा कमरा जगह
0 law rights regulation | नियम क़ानून
0 game games play playful fun | खेल खेलना मनोरंजन
0 agreement contract contracts terms promise | वादा वचन अनुबंध
0 real reality genuine | असली वास्तविक सच्ची सच्चा
0 past old traditional custom customs | परंपरा पुराना रीति
0 shape shaped take-shape forward | आकार रूप आगे
`
