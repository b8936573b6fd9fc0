import { type Locale, list } from './locale.ts'

export const nl: Locale = {
	id: 'nl',
	firstNames: list(
		'Sanne; Daan; Fleur; Thijs; Fatma; Bram; Anouk; Jeroen; Marieke; Ruben; Zoë; Pieter; Loïs',
	),
	lastNames: list(
		'de Vries; van den Berg; Jansen; Bakker; van Dijk; Visser; Çelik; Mulder; ter Horst; Hendriks; de Jong; Postma',
	),
	places: list('Waterveen; Oosterdam; Lindehof; Nieuwkerk; Zandvoorde; Hoogdijk'),
	cities: list(
		'Utrecht; Rotterdam; Groningen; Den Haag; Eindhoven; Zwolle; ’s-Hertogenbosch; Leiden; Haarlem; Maastricht',
	),
	country: 'Nederland',
	postcodes: ['35## @@', '30## @@', '97## @@'],
	streets: list(
		'Dorpsstraat {number}; Kerkweg {number}; Molenlaan {number}-II; Prinsengracht {number}',
	),
	phones: list('+44 7700 900###; +44 7700 900 ###; (+44) 7700 900###'),
	universities: list('Universiteit {city}; Hogeschool {city}; Hogeschool van {city}'),
	colleges: list('ROC {city}; MBO College {place}; {place} College'),
	schools: list('{place} Lyceum; Scholengemeenschap {place}; Christelijk College {place}'),
	longMonths: list(
		'januari; februari; maart; april; mei; juni; juli; augustus; september; oktober; november; december',
	),
	shortMonths: list('jan.; feb.; mrt.; apr.; mei; jun.; jul.; aug.; sep.; okt.; nov.; dec.'),
	present: list('heden; Heden; nu; huidig'),
	until: ['tot', 't/m'],
	since: ['sinds {date}', 'Vanaf {date}'],
	headings: {
		contact: list('Contact; Contactgegevens; Persoonlijke gegevens; Personalia'),
		professionalSummary: list('Profiel; Persoonlijk profiel; Over mij; Samenvatting'),
		experience: list('Werkervaring; Ervaring; Relevante werkervaring; Loopbaan'),
		education: list('Opleiding; Opleidingen; Opleiding en cursussen'),
		skills: list('Vaardigheden; Kennis en vaardigheden; Competenties'),
		certification: list('Certificaten; Cursussen; Cursussen en certificaten'),
		language: list('Talen; Talenkennis'),
		interests: list('Interesses; Hobby’s; Hobby’s en interesses'),
		reference: list('Referenties'),
		volunteering: list('Vrijwilligerswerk'),
		additional: list('Overig; Aanvullende informatie'),
	},
	labels: {
		name: 'Naam',
		phone: list('Telefoon; Tel.; Mobiel'),
		email: list('E-mail; Mail'),
		address: list('Adres'),
		website: 'Website',
		grade: 'Cijfer',
		skills: 'Vaardigheden',
		languages: 'Talen',
		interests: 'Interesses',
		page: 'Pagina {page} van {pages}',
		curriculum: list('Curriculum Vitae; CV'),
	},
	languages: list('Nederlands; Engels; Duits; Frans; Spaans; Turks; Fries; Arabisch'),
	nativeWords: list('moedertaal; Moedertaal'),
	levelWords: list('vloeiend; goed; basis; redelijk'),
	interests: list(
		'Schaatsen; Koken; Zeilen; Lezen; Fotografie; Voetbal; Reizen; Wielrennen; Tuinieren; Toneel',
	),
	degreeGrades: list('cum laude; 7,8; 8,1; met lof'),
	vocationalGrades: list('7,5; 8,0'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Referenties op aanvraag; Op aanvraag beschikbaar'),
	summaryEndings: list(
		'Per direct beschikbaar in {city}.; Nauwkeurig, collegiaal en leergierig.; Op zoek naar een nieuwe uitdaging.',
	),
	furtherFacts: list('Rijbewijs B; Per direct beschikbaar; Bereid tot avonddiensten'),
	volunteering: [
		{
			role: 'Vrijwilliger',
			organisation: 'Voedselbank Oosterdam',
			duty: 'Uitgifte van pakketten op donderdagavond',
		},
		{
			role: 'Jeugdtrainer',
			organisation: 'VV Nieuwkerk',
			duty: 'Training van twee teams van acht kinderen',
		},
	],
}
