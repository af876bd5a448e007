import type { CrisisTopic, RefusalTopic } from './topics.ts'

/** Messages of refusals. Crisis messages are in the language of the question, all others in English. */

export const ANSWER_LANGUAGES = ['en', 'hi', 'hi-latn', 'bn', 'ta', 'te', 'es', 'pt', 'fr', 'de'] as const
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number]

/** Messages by kind of crisis: self-harm, danger from others, eating disorder, running away. Each names people who can help. */
type CrisisWords = Readonly<Record<'self' | 'others' | 'eating' | 'away', string>>

const CRISIS: Readonly<Record<AnswerLanguage, CrisisWords>> = {
  en: {
    self: 'I am sorry that it hurts this much, and I am glad that you said it. No chart and no card should answer this; it deserves a person, now. If you might act on it, call your local emergency number. Otherwise call a crisis line or a doctor, or sit with someone you trust today and tell them what you told me.',
    others:
      'I am sorry that this is happening. It is not your fault, and no chart or card should answer it; it deserves a person, now. If you are in danger, call your local emergency number or go to a place with other people. A doctor, a helpline for women, children or victims of violence, or an adult you trust can help you with the next step. If you are a child, tell an adult you trust today, and tell another one if the first does not help.',
    eating:
      'That sounds like a hard fight to have alone, and you deserve help with it. A chart or a card cannot answer this; a person can. A doctor or a helpline for eating disorders knows what helps, and someone you trust can go with you. If you feel faint or your heart races, call your local emergency number.',
    away: 'It takes a lot before somebody wants to leave home, and you deserve to be safe. A chart or a card cannot answer this; a person can. Stay where other people are. A child helpline, a teacher, a doctor or a relative you trust can find a safe place with you tonight. If you are in danger, call your local emergency number.',
  },
  hi: {
    self: 'मुझे दुख है कि आप इतनी पीड़ा में हैं, और अच्छा हुआ कि आपने यह कहा। इसका जवाब कोई कुंडली या कार्ड नहीं दे सकता; इसके लिए अभी किसी इंसान का साथ चाहिए। अगर आपको लगता है कि आप कुछ कर बैठेंगे, तो तुरंत आपातकालीन नंबर पर फ़ोन करें। नहीं तो आज ही किसी हेल्पलाइन, डॉक्टर या अपने किसी भरोसेमंद व्यक्ति से यही बात कहें।',
    others:
      'मुझे दुख है कि आपके साथ ऐसा हो रहा है। इसमें आपकी कोई गलती नहीं है, और इसका जवाब कोई कुंडली या कार्ड नहीं दे सकता; इसके लिए अभी किसी इंसान की मदद चाहिए। अगर आप ख़तरे में हैं तो आपातकालीन नंबर पर फ़ोन करें या ऐसी जगह जाएँ जहाँ और लोग हों। डॉक्टर, महिला या बाल हेल्पलाइन, या कोई भरोसेमंद बड़ा आपकी मदद कर सकता है। अगर आप बच्चे हैं तो आज ही किसी भरोसेमंद बड़े को बताइए; वह न सुने तो किसी दूसरे को बताइए।',
    eating:
      'यह लड़ाई अकेले लड़ना बहुत कठिन है, और आपको मदद मिलनी चाहिए। इसका जवाब कुंडली या कार्ड नहीं, कोई इंसान दे सकता है। डॉक्टर या हेल्पलाइन जानती है कि क्या करना चाहिए, और कोई भरोसेमंद व्यक्ति आपके साथ जा सकता है। चक्कर आए या धड़कन बहुत तेज़ हो तो आपातकालीन नंबर पर फ़ोन करें।',
    away: 'घर छोड़ने की बात कोई यूँ ही नहीं सोचता, और आपको सुरक्षित रहने का हक़ है। इसका जवाब कुंडली या कार्ड नहीं, कोई इंसान दे सकता है। वहीं रहें जहाँ और लोग हों। बाल हेल्पलाइन, शिक्षक, डॉक्टर या कोई भरोसेमंद रिश्तेदार आज रात आपके लिए सुरक्षित जगह ढूँढ सकता है। ख़तरा हो तो आपातकालीन नंबर पर फ़ोन करें।',
  },
  'hi-latn': {
    self: 'Mujhe dukh hai ki aap itni takleef mein hain, aur achha hua ki aapne yeh kaha. Iska jawab koi kundli ya card nahi de sakta; iske liye abhi kisi insaan ka saath chahiye. Agar lagta hai ki aap kuch kar baithenge, to turant emergency number par phone karein. Nahi to aaj hi kisi helpline, doctor ya apne kisi bharosemand insaan se yahi baat kahein.',
    others:
      'Mujhe dukh hai ki aapke saath aisa ho raha hai. Isme aapki koi galti nahi hai, aur iska jawab koi kundli ya card nahi de sakta; abhi kisi insaan ki madad chahiye. Agar aap khatre mein hain to emergency number par phone karein ya aisi jagah jaayein jahan aur log hon. Doctor, mahila ya child helpline, ya koi bharosemand bada aapki madad kar sakta hai. Agar aap bachche hain to aaj hi kisi bharosemand bade ko bataiye; woh na sune to kisi aur ko bataiye.',
    eating:
      'Yeh ladai akele ladna bahut mushkil hai, aur aapko madad milni chahiye. Iska jawab kundli ya card nahi, koi insaan de sakta hai. Doctor ya helpline jaanti hai ki kya karna chahiye, aur koi bharosemand insaan aapke saath ja sakta hai. Chakkar aaye ya dhadkan bahut tez ho to emergency number par phone karein.',
    away: 'Ghar chhodne ki baat koi yun hi nahi sochta, aur aapko surakshit rehne ka haq hai. Iska jawab kundli ya card nahi, koi insaan de sakta hai. Wahin rahiye jahan aur log hon. Child helpline, teacher, doctor ya koi bharosemand rishtedaar aaj raat aapke liye surakshit jagah dhoondh sakta hai. Khatra ho to emergency number par phone karein.',
  },
  bn: {
    self: 'আপনি এতটা কষ্টে আছেন জেনে খারাপ লাগছে, আর কথাটা বলেছেন বলে ভালো লাগছে। কোনো কোষ্ঠী বা কার্ড এর উত্তর দিতে পারে না; এর জন্য এখনই একজন মানুষের সঙ্গ দরকার। নিজের ক্ষতি করে ফেলতে পারেন মনে হলে এখনই জরুরি নম্বরে ফোন করুন। না হলে আজই কোনো হেল্পলাইন, ডাক্তার বা বিশ্বস্ত কাউকে এই কথাটাই বলুন।',
    others:
      'আপনার সঙ্গে এমন হচ্ছে জেনে খারাপ লাগছে। এতে আপনার কোনো দোষ নেই, আর কোনো কোষ্ঠী বা কার্ড এর উত্তর দিতে পারে না; এখনই একজন মানুষের সাহায্য দরকার। বিপদে থাকলে জরুরি নম্বরে ফোন করুন বা যেখানে অন্য লোক আছে সেখানে যান। ডাক্তার, নারী বা শিশু হেল্পলাইন, কিংবা বিশ্বস্ত কোনো বড় মানুষ সাহায্য করতে পারেন। তুমি যদি ছোট হও, আজই বিশ্বস্ত কোনো বড়কে বলো; তিনি না শুনলে আরেকজনকে বলো।',
    eating:
      'এই লড়াই একা লড়া খুব কঠিন, আর আপনার সাহায্য পাওয়া উচিত। কোষ্ঠী বা কার্ড এর উত্তর দিতে পারে না; একজন মানুষ পারেন। ডাক্তার বা হেল্পলাইন জানে কী করলে কাজ হয়, আর বিশ্বস্ত কেউ আপনার সঙ্গে যেতে পারেন। মাথা ঘুরলে বা বুক খুব ধড়ফড় করলে জরুরি নম্বরে ফোন করুন।',
    away: 'কেউ সহজে বাড়ি ছাড়তে চায় না, আর আপনার নিরাপদ থাকার অধিকার আছে। কোষ্ঠী বা কার্ড এর উত্তর দিতে পারে না; একজন মানুষ পারেন। যেখানে অন্য লোক আছে সেখানে থাকুন। শিশু হেল্পলাইন, শিক্ষক, ডাক্তার বা বিশ্বস্ত আত্মীয় আজ রাতেই নিরাপদ জায়গা খুঁজে দিতে পারেন। বিপদে থাকলে জরুরি নম্বরে ফোন করুন।',
  },
  ta: {
    self: 'நீங்கள் இவ்வளவு வேதனையில் இருப்பது வருத்தமாக இருக்கிறது; இதைச் சொன்னது நல்லது. எந்த ஜாதகமும் அட்டையும் இதற்குப் பதில் சொல்லக் கூடாது; இப்போதே ஒரு மனிதரின் துணை வேண்டும். ஏதாவது செய்துவிடுவீர்கள் என்று தோன்றினால் உடனே அவசர எண்ணை அழையுங்கள். இல்லையென்றால் இன்றே ஓர் உதவி எண்ணிடமோ, மருத்துவரிடமோ, நீங்கள் நம்பும் ஒருவரிடமோ இதையே சொல்லுங்கள்.',
    others:
      'உங்களுக்கு இப்படி நடப்பது வருத்தமாக இருக்கிறது. இது உங்கள் தவறு அல்ல; எந்த ஜாதகமும் அட்டையும் இதற்குப் பதில் சொல்லக் கூடாது. இப்போதே ஒரு மனிதரின் உதவி வேண்டும். ஆபத்தில் இருந்தால் அவசர எண்ணை அழையுங்கள் அல்லது மற்றவர்கள் இருக்கும் இடத்துக்குச் செல்லுங்கள். மருத்துவர், பெண்கள் அல்லது குழந்தைகள் உதவி எண், நீங்கள் நம்பும் பெரியவர் உதவ முடியும். நீங்கள் குழந்தையாக இருந்தால் இன்றே நம்பும் பெரியவரிடம் சொல்லுங்கள்; அவர் கேட்கவில்லை என்றால் இன்னொருவரிடம் சொல்லுங்கள்.',
    eating:
      'இதைத் தனியாகச் சமாளிப்பது கடினம்; உங்களுக்கு உதவி கிடைக்க வேண்டும். ஜாதகமோ அட்டையோ இதற்குப் பதில் சொல்ல முடியாது; ஒரு மனிதரால் முடியும். மருத்துவருக்கும் உதவி எண்ணுக்கும் என்ன செய்ய வேண்டும் என்று தெரியும்; நம்பும் ஒருவர் உங்களுடன் வரலாம். தலை சுற்றினாலோ இதயம் வேகமாகத் துடித்தாலோ அவசர எண்ணை அழையுங்கள்.',
    away: 'வீட்டை விட்டுப் போக யாரும் எளிதில் நினைப்பதில்லை; நீங்கள் பாதுகாப்பாக இருக்க வேண்டும். ஜாதகமோ அட்டையோ இதற்குப் பதில் சொல்ல முடியாது; ஒரு மனிதரால் முடியும். மற்றவர்கள் இருக்கும் இடத்தில் இருங்கள். குழந்தைகள் உதவி எண், ஆசிரியர், மருத்துவர் அல்லது நம்பும் உறவினர் இன்று இரவே பாதுகாப்பான இடத்தைக் கண்டுபிடிக்க உதவுவார்கள். ஆபத்தில் இருந்தால் அவசர எண்ணை அழையுங்கள்.',
  },
  te: {
    self: 'మీరు ఇంత బాధలో ఉన్నందుకు బాధగా ఉంది; ఈ మాట చెప్పినందుకు మంచిదైంది. ఏ జాతకమూ ఏ కార్డూ దీనికి జవాబు చెప్పకూడదు; ఇప్పుడే ఒక మనిషి తోడు కావాలి. ఏదైనా చేసుకుంటారేమో అనిపిస్తే వెంటనే అత్యవసర నంబరుకు ఫోన్ చేయండి. లేదంటే ఈరోజే ఒక హెల్ప్‌లైన్‌కు, డాక్టరుకు లేదా మీరు నమ్మే వ్యక్తికి ఇదే మాట చెప్పండి.',
    others:
      'మీకు ఇలా జరుగుతున్నందుకు బాధగా ఉంది. ఇందులో మీ తప్పు లేదు; ఏ జాతకమూ ఏ కార్డూ దీనికి జవాబు చెప్పకూడదు. ఇప్పుడే ఒక మనిషి సహాయం కావాలి. ప్రమాదంలో ఉంటే అత్యవసర నంబరుకు ఫోన్ చేయండి లేదా ఇతరులు ఉన్న చోటికి వెళ్ళండి. డాక్టరు, మహిళల లేదా పిల్లల హెల్ప్‌లైన్, మీరు నమ్మే పెద్దవారు సహాయం చేయగలరు. మీరు చిన్నవారైతే ఈరోజే నమ్మే పెద్దవారికి చెప్పండి; వారు వినకపోతే మరొకరికి చెప్పండి.',
    eating:
      'దీన్ని ఒంటరిగా ఎదుర్కోవడం కష్టం; మీకు సహాయం అందాలి. జాతకమో కార్డో దీనికి జవాబు చెప్పలేవు; ఒక మనిషి చెప్పగలరు. ఏం చేయాలో డాక్టరుకు, హెల్ప్‌లైన్‌కు తెలుసు; మీరు నమ్మే వ్యక్తి మీతో రావచ్చు. కళ్ళు తిరిగినా గుండె వేగంగా కొట్టుకున్నా అత్యవసర నంబరుకు ఫోన్ చేయండి.',
    away: 'ఇల్లు వదిలి వెళ్ళాలని ఎవరూ ఊరికే అనుకోరు; మీరు సురక్షితంగా ఉండాలి. జాతకమో కార్డో దీనికి జవాబు చెప్పలేవు; ఒక మనిషి చెప్పగలరు. ఇతరులు ఉన్న చోటే ఉండండి. పిల్లల హెల్ప్‌లైన్, టీచరు, డాక్టరు లేదా నమ్మే బంధువు ఈ రాత్రికే సురక్షితమైన చోటు చూడగలరు. ప్రమాదంలో ఉంటే అత్యవసర నంబరుకు ఫోన్ చేయండి.',
  },
  es: {
    self: 'Siento que te duela tanto, y me alegra que lo hayas dicho. Ninguna carta debe responder a esto; merece una persona, ahora. Si crees que podrías hacerte daño, llama al número de emergencias. Si no, habla hoy con una línea de ayuda, con un médico o con alguien de confianza y dile lo mismo que escribiste aquí.',
    others:
      'Siento que te esté pasando esto. No es culpa tuya, y ninguna carta debe responderlo; merece una persona, ahora. Si estás en peligro, llama al número de emergencias o ve adonde haya otras personas. Un médico, una línea de ayuda para mujeres, menores o víctimas de violencia, o un adulto de confianza puede acompañarte en el siguiente paso. Si eres menor, díselo hoy a un adulto de confianza, y a otro si el primero no te ayuda.',
    eating:
      'Es una lucha muy dura para llevarla a solas, y mereces ayuda. Una carta no puede responder a esto; una persona sí. Un médico o una línea de ayuda para trastornos alimentarios sabe qué hacer, y alguien de confianza puede acompañarte. Si te mareas o el corazón se te acelera, llama al número de emergencias.',
    away: 'Nadie quiere irse de casa sin motivo, y mereces estar a salvo. Una carta no puede responder a esto; una persona sí. Quédate donde haya gente. Una línea de ayuda para menores, un profesor, un médico o un familiar de confianza puede buscar contigo un lugar seguro esta noche. Si estás en peligro, llama al número de emergencias.',
  },
  pt: {
    self: 'Sinto muito que esteja doendo tanto, e que bom que você falou. Nenhum mapa e nenhuma carta deve responder a isso; isso merece uma pessoa, agora. Se você acha que pode se machucar, ligue para o número de emergência. Se não, fale hoje com uma linha de apoio, com um médico ou com alguém de confiança e diga o que escreveu aqui.',
    others:
      'Sinto muito que isso esteja acontecendo. Não é culpa sua, e nenhum mapa ou carta deve responder; isso merece uma pessoa, agora. Se você está em perigo, ligue para o número de emergência ou vá para onde haja outras pessoas. Um médico, uma linha de apoio a mulheres, crianças ou vítimas de violência, ou um adulto de confiança pode ajudar no próximo passo. Se você é criança ou adolescente, conte hoje a um adulto de confiança, e a outro se o primeiro não ajudar.',
    eating:
      'É uma luta dura demais para travar a sós, e você merece ajuda. Um mapa ou uma carta não responde a isso; uma pessoa responde. Um médico ou uma linha de apoio sabe o que fazer, e alguém de confiança pode ir com você. Se sentir tontura ou o coração disparar, ligue para o número de emergência.',
    away: 'Ninguém quer sair de casa sem motivo, e você merece estar em segurança. Um mapa ou uma carta não responde a isso; uma pessoa responde. Fique onde haja gente. Uma linha de apoio a crianças, um professor, um médico ou um parente de confiança pode achar com você um lugar seguro hoje à noite. Se está em perigo, ligue para o número de emergência.',
  },
  fr: {
    self: "Je suis désolé que cela fasse si mal, et c'est bien que vous l'ayez dit. Aucun thème ni aucune carte ne doit y répondre ; il faut une personne, maintenant. Si vous pensez passer à l'acte, appelez le numéro d'urgence. Sinon, parlez aujourd'hui à une ligne d'écoute, à un médecin ou à quelqu'un de confiance et dites-lui ce que vous avez écrit ici.",
    others:
      "Je suis désolé de ce qui vous arrive. Ce n'est pas votre faute, et aucun thème ni aucune carte ne doit y répondre ; il faut une personne, maintenant. Si vous êtes en danger, appelez le numéro d'urgence ou allez là où il y a du monde. Un médecin, une ligne d'aide aux femmes, aux enfants ou aux victimes de violences, ou un adulte de confiance peut vous aider pour la suite. Si tu es un enfant, parles-en aujourd'hui à un adulte de confiance, et à un autre si le premier ne t'aide pas.",
    eating:
      "C'est un combat trop dur pour une personne seule, et vous méritez de l'aide. Un thème ou une carte ne peut pas y répondre ; une personne le peut. Un médecin ou une ligne d'écoute sait ce qui aide, et quelqu'un de confiance peut vous accompagner. En cas de malaise ou si le cœur s'emballe, appelez le numéro d'urgence.",
    away: "Personne ne veut quitter la maison sans raison, et vous méritez d'être en sécurité. Un thème ou une carte ne peut pas y répondre ; une personne le peut. Restez là où il y a du monde. Une ligne d'aide à l'enfance, un professeur, un médecin ou un proche de confiance peut trouver avec vous un lieu sûr ce soir. Si vous êtes en danger, appelez le numéro d'urgence.",
  },
  de: {
    self: 'Es tut mir leid, dass es so weh tut, und es ist gut, dass du es gesagt hast. Kein Horoskop und keine Karte soll darauf antworten; dafür braucht es einen Menschen, jetzt. Wenn du dir etwas antun könntest, ruf den Notruf an. Sonst sprich heute mit einem Krisentelefon, einem Arzt oder jemandem, dem du vertraust, und sag genau das, was du hier geschrieben hast.',
    others:
      'Es tut mir leid, dass dir das geschieht. Du bist nicht schuld, und kein Horoskop und keine Karte soll darauf antworten; dafür braucht es einen Menschen, jetzt. Wenn du in Gefahr bist, ruf den Notruf an oder geh dorthin, wo andere Menschen sind. Ein Arzt, ein Hilfetelefon für Frauen, Kinder oder Opfer von Gewalt oder ein Erwachsener, dem du vertraust, hilft beim nächsten Schritt. Wenn du ein Kind bist, sag es heute einem Erwachsenen, dem du vertraust, und einem anderen, wenn der erste nicht hilft.',
    eating:
      'Das ist ein schwerer Kampf für einen allein, und du verdienst Hilfe. Ein Horoskop oder eine Karte kann darauf nicht antworten; ein Mensch kann es. Ein Arzt oder eine Beratung für Essstörungen weiß, was hilft, und jemand, dem du vertraust, kann mitgehen. Wenn dir schwindlig wird oder das Herz rast, ruf den Notruf an.',
    away: 'Niemand will ohne Grund von zu Hause weg, und du hast ein Recht auf Sicherheit. Ein Horoskop oder eine Karte kann darauf nicht antworten; ein Mensch kann es. Bleib dort, wo andere Menschen sind. Ein Kindertelefon, eine Lehrerin, ein Arzt oder Verwandte, denen du vertraust, finden mit dir heute Nacht einen sicheren Ort. Wenn du in Gefahr bist, ruf den Notruf an.',
  },
}

const WORDS_OF: Readonly<Record<CrisisTopic, keyof CrisisWords>> = {
  self_harm: 'self',
  abuse: 'others',
  threat: 'others',
  eating_disorder: 'eating',
  running_away: 'away',
}

export const crisisMessage = (topic: CrisisTopic, language: AnswerLanguage): string => CRISIS[language][WORDS_OF[topic]]

/** Messages for other topics: one sentence on the refusal, then questions that the service answers. */
export const PLAIN_MESSAGES: Readonly<Record<Exclude<RefusalTopic, CrisisTopic>, string>> = {
  death_or_lifespan_date:
    'I understand the wish to know, but no reading here says when anybody dies or how long a life is. You can ask what a period asks of you, or how to be there for somebody now.',
  medical_diagnosis_or_treatment:
    'Please take this to a doctor or pharmacist: a chart or a card can neither diagnose nor decide on a treatment. You can ask which months call for rest, or how to keep your spirits up meanwhile.',
  unborn_child_sex:
    'Questions about a pregnancy belong to a doctor or midwife, and the sex of a child is not read here. You can ask about your energy in the coming months, or about family life.',
  harm_to_others_or_black_magic:
    'This service does not help to hurt, bind or curse anybody. If somebody has wronged you, you can ask how to protect your peace or when to speak openly.',
  gambling_or_investment_pick:
    'A chart or a card cannot pick numbers, teams or investments, and acting on one can cost you. You can ask about your handling of money or steady periods for saving.',
  legal_outcome:
    'How a case ends is for a court, and a lawyer can tell you where you stand. You can ask how to keep steady meanwhile, or about periods that favour patience or agreement.',
  election_outcome:
    'Voters decide elections, and they are not forecast here. You can ask about your own work, plans or public life.',
  minors_romance:
    'For somebody under 18 love and marriage are not read here. You can ask about friendships, family, talents and learning; worries about a relationship are best shared with an adult you trust.',
  third_party_private:
    "Another person's private life is not read without that person. You can ask about your side: what you need, and how to begin an honest talk.",
  discrimination:
    'A chart says nothing about the worth of any group of people. You can ask about two particular people, or about yourself.',
  off_topic: 'Only questions on the chart or the cards can be answered here.',
  declined: 'This question could not be answered here.',
}
