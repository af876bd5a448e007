/** Words that no prose of a model holds outside slots, whatever it cites: what each class is, and its words. */
export const REFUSED: Readonly<Record<string, string>> = {
  'a term of astrology': `
    planet planets planetary graha grahas zodiac zodiacal sign signs rashi rasi house houses bhava bhavas lord lords lordship ruler rulers ascendant
    lagna rising descendant nakshatra nakshatras star stars constellation pada dasha dashas mahadasha antardasha pratyantardasha bhukti period periods
    yoga yogas dosha doshas transit transits transiting gochara sade sati sadesati dhaiya navamsa navamsha varga vargas divisional conjunct conjunction
    aspect aspects aspected aspecting drishti retrograde vakri combust combustion debilitated debilitation exalted exaltation moolatrikona vargottama
    bindu bindus ashtakavarga shadbala karaka atmakaraka amatyakaraka darakaraka manglik mangalik kuja kaal sarp sarpa node nodes luminary luminaries
    benefic benefics malefic malefics solar lunar tithi panchang muhurta koota kootas guna gunas porutham ashtakoot eclipse tropical sidereal cusp
    degree degrees orb natal birth born kundli horoscope kendra trikona dusthana
    ग्रह ग्रहों राशि राशियाँ राशियों भाव भावों स्वामी स्वामित्व लग्न लग्नेश नक्षत्र नक्षत्रों तारा तारे चरण दशा दशाएँ महादशा अंतर्दशा अन्तर्दशा प्रत्यंतर योग योगों दोष दोषों गोचर साढ़ेसाती साढ़े
    ढैया नवांश वर्ग युति दृष्टि-संबंध वक्री अस्त नीच उच्च मूलत्रिकोण वर्गोत्तम बिंदु अष्टकवर्ग षड्बल कारक आत्मकारक मांगलिक मंगली कालसर्प पाप शुभग्रह तिथि पंचांग मुहूर्त
    गुण-मिलान ग्रहण केंद्र-भाव त्रिकोण अंश जन्म सूर्यदेव चंद्रमा चाँद रवि सोम भौम देवगुरु शुक्राचार्य ज्योतिषफल`,
  'a verdict': `
    strong stronger strongest strongly weak weaker weakest weakness afflicted affliction dignified dominant powerful powerless excellent verdict score scores
    ranked rank band mixed average superior inferior perfect flawless worst terrible
    बलवान बलवंत प्रबल मज़बूत मजबूत कमज़ोर कमजोर दुर्बल निर्बल बलहीन पीड़ित श्रेष्ठ सर्वोत्तम निकृष्ट उत्कृष्ट अंक`,
  'a number': `
    zero two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds
    thousand thousands million dozen dozens twice thrice double triple third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth percent
    शून्य दो तीन चार पाँच पांच छह छः सात आठ नौ दस ग्यारह बारह तेरह पंद्रह बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार हजार लाख करोड़ दर्जन दुगुना
    दोगुना प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश पहला पहली तीसरा तीसरे चौथा चौथे पाँचवाँ पाँचवें छठा छठे सातवाँ सातवें आठवाँ आठवें नौवाँ नौवें दसवाँ दसवें
    ग्यारहवें बारहवें प्रतिशत`,
  'a time': `
    january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday year years
    yearly annual month months monthly weeks weekly decade decades century season seasons spring summer autumn winter monsoon tomorrow yesterday tonight    
    ago age ages aged elderly midlife youth childhood adulthood birthday anniversary future forever eventually
    currently nowadays deadline noon midnight 
    जनवरी फ़रवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर सोमवार मंगलवार बुधवार गुरुवार बृहस्पतिवार शुक्रवार शनिवार रविवार इतवार
    वर्ष वर्षों साल सालों महीना महीने महीनों माह दशक सदी ऋतु मौसम वसंत गर्मी सर्दी बरसात कल परसों आजकल आयु उम्र युवा बुढ़ापा बचपन जवानी जन्मदिन तारीख तारीख़ दिनांक भविष्य
    अगला अगले अगली आगामी पिछला पिछले पिछली बीता बीते अंततः`,
  certainty: `
    will won't always never certainly definitely surely sure inevitable inevitably guarantee guarantees guaranteed destined destiny fate fated must impossible
    everything everyone proof proven undoubtedly absolutely
    हमेशा सदा सदैव कभी-नहीं निश्चित निश्चित-रूप अवश्य ज़रूर जरूर पक्का गारंटी तय-है भाग्य-लिखित नियति अनिवार्य असंभव असम्भव सब-कुछ निःसंदेह बेशक`,
  'a relative or an event of a life': `
    mother father mom mum dad parent parents brother brothers sister sisters sibling siblings son sons daughter daughters child children kid kids baby babies wife husband
    spouse spouses uncle aunt cousin cousins grandfather grandmother grandparent grandparents in-law in-laws nephew niece ancestor ancestors boss employer employers 
     manager lover lovers girlfriend boyfriend fiance bride groom marry marries married marriage marriages wedding weddings divorce divorced divorces 
     pregnant pregnancy birth-of death die dies died dead dying killed accident accidents illness ill  disease cancerous surgery hospital doctor medicine
    diagnosis injury heart-attack wealthy rich poor millionaire lottery inheritance inherit inherited lawsuit  jail prison debt debts loan property
    promotion   promoted fired hired emigrate abroad visa   sex sexual
    माता माँ मां पिता पिताजी भाई बहन बेटा बेटे बेटी पुत्र पुत्री संतान बच्चा बच्चे बच्चों पत्नी पति जीवनसाथी चाचा चाची मामा मामी दादा दादी नाना नानी ससुर सास बॉस सहकर्मी प्रेमी प्रेमिका दुल्हन दूल्हा
    विवाह शादी ब्याह तलाक तलाक़ सगाई गर्भ गर्भवती मृत्यु मौत मरण निधन दुर्घटना हादसा बीमारी बीमार रोग रोगी ऑपरेशन अस्पताल डॉक्टर दवा अमीर धनवान ग़रीब गरीब करोड़पति लॉटरी विरासत मुकदमा मुक़दमा
    अदालत जेल क़र्ज़ कर्ज़ कर्ज ऋण जायदाद संपत्ति पदोन्नति प्रमोशन विदेश वीज़ा`,
}

/** Words beside which a slot does not stand: they would deny it, contrast it, doubt it or make it hang on something. */
export const NEGATORS = `
  little few less least fewer not no nor neither none never nothing nobody nowhere without lack lacks lacking cannot hardly barely scarcely seldom rarely free-of except despite
  isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't isnt arent dont doesnt cant
  नहीं न ना मत बिना बिन बगैर बग़ैर नहीं-तो रहित अभाव विहीन सिवा शायद-ही`
export const CONTRASTS = `
  instead rather unlike contrary opposite reverse versus than if unless whether would were suppose supposing otherwise provided until as-if
  almost nearly once formerly used only
  बजाय बजाए उलटा उल्टा विपरीत विरुद्ध यदि अगर यद्यपि चाहे वरना अन्यथा मानो जगह-पर अपेक्षा तुलना लगभग मात्र केवल सिर्फ सिर्फ़ कम`
/** Stems of verbs that take away what they name. */
export const TAKES_AWAY = /^(?:recover|avoid|prevent|lack|missing|cure|escape|lose|lost)|^(?!bless|unless)..+less$/

/** A comparison stands only where a cited passage makes one with the same word. */
export const COMPARES = `before after than rather instead unlike opposite contrary बजाय बजाए विपरीत तुलना अपेक्षा`
/** People and places in time: clauses with them keep the order of the passage. */
export const ORDERED =
  /^(?:people|persons?|strangers?|friends?|partners?|others?|customers?|neighbours?|teachers?|pupils?|helpers?|elders?|rivals?|somebody|everybody|they|them|first|last|before|after|early|late|then)$/

/** Before a slot: the sentence would hold it for an opinion. */
export const DOUBTS = `
  may might could can should shall perhaps maybe possibly probably likely seem seems appear appears think thinks thought believe believes wish wishes hope
  hopes want wants some others people often sometimes usually mostly like
  शायद संभवतः सम्भवतः सकता सकती सकते कुछ लोग सोचते मानते मानना कभी-कभी अक्सर प्रायः चाहते लगता`
/** Between two slots: that one fact causes another is no fact. */
export const CAUSES = `because since so therefore thus hence क्योंकि इसलिए अतः कारण वजह`

/** Verbs with which a sentence of advice begins. */
export const IMPERATIVES = `
  take give let try keep ask put use set make look notice speak say tell write choose pick plan start begin finish check share listen wait rest walk breathe pause
  remember treat meet allow invite practise practice learn hold stay be find go do don't return read think consider prepare talk call sit build bring trust
  welcome accept observe explore stop act plan lean count name work move rely repeat follow
  करें दें लें रखें बनाएँ लगाएँ चलें देखें सोचें समझें जानें पहचानें सुनें पूछें बताएँ कहें मानें चुनें अपनाएँ छोड़ें रुकें ठहरें बैठें निकालें जोड़ें बाँटें टहलें लिखें बिताएँ पढ़ें बढ़ाएँ
  निभाएँ माँगें उठाएँ सँभालें जाँचें दोहराएँ टालें सौंपें खोजें ढूँढें सहेजें बदलें पकड़ें लाएँ जाएँ आएँ पाएँ रहें दीजिए लीजिए कीजिए रखिए देखिए निकालिए सुनिए सोचिए लिखिए बैठिए चलिए पूछिए`
