import { fold, wordList } from './fold.ts'

const languages = wordList(
	`english;british english;american english;french;german;spanish;castilian;italian;portuguese;brazilian portuguese;dutch;flemish;polish;russian;ukrainian;czech;slovak;hungarian;romanian;bulgarian;greek;turkish;swedish;norwegian;danish;finnish;icelandic;estonian;latvian;lithuanian;serbian;croatian;bosnian;slovenian;slovene;albanian;macedonian;irish;gaelic;irish gaelic;scottish gaelic;welsh;catalan;basque;galician;arabic;hebrew;persian;farsi;urdu;hindi;punjabi;bengali;gujarati;marathi;tamil;telugu;kannada;malayalam;sinhala;nepali;chinese;mandarin;mandarin chinese;cantonese;japanese;korean;vietnamese;thai;indonesian;malay;tagalog;filipino;swahili;yoruba;igbo;hausa;amharic;somali;zulu;afrikaans;xhosa;shona;twi;latin;ancient greek;esperanto;british sign language;bsl;sign language;american sign language;asl;kurdish;pashto;dari;tigrinya;armenian;georgian;azerbaijani;kazakh;uzbek;maltese;luxembourgish;yiddish;klingon;sindarin;cymraeg;gaeilge;gaidhlig;manx;cornish;scots;sylheti;mirpuri;pothwari;pahari;sindhi;kashmiri;balochi;odia;assamese;konkani;lingala;kinyarwanda;kirundi;wolof;fula;fulani;mandinka;krio;akan;ewe;fante;luganda;oromo;bemba;ndebele;sesotho;setswana;tswana;chichewa;nyanja;kikuyu;malagasy;haitian creole;creole;patois;papiamento;cebuano;ilocano;khmer;lao;burmese;mongolian;tibetan;tajik;turkmen;kyrgyz;tatar;belarusian;montenegrin;moldovan;romani;frisian;faroese;sardinian;sicilian;occitan;corsican;samoan;maori;bangla;oriya;maithili;bhojpuri;sinhalese;bahasa indonesia;javanese;sundanese;hokkien;hakka;kiswahili;isizulu;isixhosa;sotho;sepedi;siswati;swati;tsonga;xitsonga;venda;luo;tongan;fijian;hawaiian;quechua;guarani;sanskrit;tulu;manipuri;dogri;santali;saraiki;hmong;uyghur;cape verdean creole
	anglais;francais;allemand;espagnol;italien;portugais;neerlandais;polonais;russe;chinois;japonais;arabe;grec;turc;breton;roumain
	englisch;franzosisch;deutsch;spanisch;italienisch;portugiesisch;niederlandisch;polnisch;russisch;chinesisch;japanisch;arabisch;turkisch;schwedisch;danisch;latein;ungarisch;tschechisch;griechisch;kroatisch;ukrainisch;rumanisch
	ingles;frances;aleman;espanol;castellano;italiano;portugues;holandes;polaco;ruso;chino;japones;arabe;catalan;euskera;gallego;valenciano
	inglese;francese;tedesco;spagnolo;portoghese;olandese;polacco;russo;cinese;giapponese;arabo;rumeno
	alemao;espanhol;neerlandes;russo;chines;mandarim;arabe
	engels;frans;duits;spaans;italiaans;portugees;nederlands;pools;russisch;chinees;arabisch;turks;vlaams
	angielski;francuski;niemiecki;hiszpanski;wloski;portugalski;polski;rosyjski;ukrainski;czeski;chinski;jezyk angielski;jezyk niemiecki`,
)

/** Where a text names a human language, as its first words; `null` when it does not. */
export function humanLanguage(text: string): { start: number; end: number } | null {
	const words = [...text.matchAll(/\p{L}+/gu)].slice(0, 4)
	for (const [from, first] of words.entries()) {
		for (let length = Math.min(3, words.length - from); length >= 1; length--) {
			const last = words[from + length - 1]
			if (last === undefined) continue
			const end = last.index + last[0].length
			if (languages.has(fold(text.slice(first.index, end)))) return { start: first.index, end }
		}
	}
	return null
}

type Level = '' | 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native'

const levels: readonly [RegExp, Level, number][] = [
	[
		/\b(?:native|mother tongue|bilingual|first language|muttersprach\w*|langue maternelle|maternelle?|bilingue|nativo|nativa|lengua materna|madrelingua|lingua madre|lingua materna|moedertaal|ojczysty|bilingual proficiency)\b/,
		'native',
		0.95,
	],
	[/\b(?:full professional|proficient|verhandlungssicher|near native)\b/, 'C1', 0.55],
	[
		/\b(?:fluent|fluently|fliessend|courant|couramment|fluido|fluente|vloeiend|biegly|biegle|fluency|flussig)\b/,
		'C1',
		0.55,
	],
	[
		/\b(?:professional working|advanced|very good|fortgeschritten|avance|avanzado|avanzato|avancado|sehr gut|gevorderd|zaawansowany|working proficiency|business)\b/,
		'B2',
		0.5,
	],
	[
		/\b(?:intermediate|conversational|good|gut|intermediaire|intermedio|medio|goed|sredniozaawansowany|limited working|upper intermediate)\b/,
		'B1',
		0.5,
	],
	[
		/\b(?:basic|some|a little|a bit|elementary|beginner|grundkenntnisse|notions|basico|scolaire|elementare|basis|podstawowy|debutant|principiante)\b/,
		'A2',
		0.5,
	],
]

/** The level of the European framework that a text states, or the one nearest to its words. */
export function parseProficiency(text: string): { value: Level; confidence: number } | null {
	const printed = /\b([ABC][12])\b/.exec(text)?.[1]
	if (printed !== undefined) return { value: printed as Level, confidence: 0.97 }
	const folded = fold(text)
	const level = levels.find(([words]) => words.test(folded))
	return level === undefined ? null : { value: level[1], confidence: level[2] }
}
