import { type Locale, list } from './locale.ts'

export const de: Locale = {
	id: 'de',
	firstNames: list(
		'Anna; Lukas; Jürgen; Mareike; Aylin; Felix; Sabine; Mehmet; Katharina; Björn; Hans-Peter; Lena; Moritz; Ursula; Jana; Sören',
	),
	lastNames: list(
		'Schäfer; Müller-Lüdenscheidt; Yılmaz; Weiß; Hoffmann; Krüger; Becker; Vogel; von Stein; Brandt; Löwe; Kaiser; Özdemir; Zimmermann; Groß; Fuchs',
	),
	places: list('Waldau; Lindenberg; Neustadt; Rheinfeld; Hohenbach; Grünwald; Steinhagen'),
	cities: list(
		'Hamburg; München; Köln; Leipzig; Freiburg im Breisgau; Dresden; Bremen; Berlin; Nürnberg; Münster; Frankfurt am Main; Kassel',
	),
	country: 'Deutschland',
	postcodes: ['20###', '803##', '506##', '041##'],
	streets: list(
		'Gartenstraße {number}; Am Markt {number}; Bahnhofstr. {number}; Lindenweg {number}a',
	),
	phones: list('0171 39200##; +49 171 39200##; 0171/39200##; +49 (0) 171 39 200 ##; 030 23125 ###'),
	universities: list(
		'Universität {city}; Hochschule {city}; Technische Universität {city}; Fachhochschule {place}',
	),
	colleges: list(
		'Berufsschule {place}; Berufskolleg {city}; {place} Akademie; Krankenpflegeschule {city}',
	),
	schools: list(
		'Goethe-Gymnasium {city}; Realschule {place}; Gesamtschule {place}; Schiller-Gymnasium',
	),
	longMonths: list(
		'Januar; Februar; März; April; Mai; Juni; Juli; August; September; Oktober; November; Dezember',
	),
	shortMonths: list('Jan.; Feb.; März; Apr.; Mai; Juni; Juli; Aug.; Sept.; Okt.; Nov.; Dez.'),
	present: list('heute; Heute; dato'),
	until: ['bis'],
	since: ['seit {date}', 'Seit {date}'],
	headings: {
		contact: list('Kontakt; Persönliche Daten; Persönliche Angaben'),
		professionalSummary: list('Profil; Kurzprofil; Über mich; Zusammenfassung'),
		experience: list('Berufserfahrung; Beruflicher Werdegang; Berufspraxis; Werdegang'),
		education: list(
			'Ausbildung; Bildungsweg; Schulbildung und Ausbildung; Studium und Ausbildung; Bildung',
		),
		skills: list(
			'Kenntnisse; Fähigkeiten; Kompetenzen; Kenntnisse und Fähigkeiten; EDV-Kenntnisse',
		),
		certification: list('Zertifikate; Weiterbildung; Fortbildungen; Weiterbildungen'),
		language: list('Sprachen; Sprachkenntnisse'),
		interests: list('Interessen; Hobbys; Hobbys und Interessen'),
		reference: list('Referenzen'),
		volunteering: list('Ehrenamt; Ehrenamtliches Engagement; Engagement'),
		additional: list('Sonstiges; Weitere Angaben'),
	},
	labels: {
		name: 'Name',
		phone: list('Telefon; Tel.; Mobil'),
		email: list('E-Mail; Mail'),
		address: list('Anschrift; Adresse'),
		website: 'Webseite',
		grade: 'Note',
		skills: 'Kenntnisse',
		languages: 'Sprachen',
		interests: 'Interessen',
		page: 'Seite {page} von {pages}',
		curriculum: list('Lebenslauf; LEBENSLAUF; Tabellarischer Lebenslauf'),
	},
	languages: list(
		'Deutsch; Englisch; Französisch; Türkisch; Spanisch; Russisch; Italienisch; Polnisch',
	),
	nativeWords: list('Muttersprache; muttersprachlich'),
	levelWords: list('fließend; verhandlungssicher; Grundkenntnisse; gute Kenntnisse'),
	interests: list(
		'Wandern; Chorgesang; Fußball; Kochen; Fotografie; Klettern; Lesen; Gartenarbeit; Schach; Radfahren; Imkerei; Reisen',
	),
	degreeGrades: list('1,3; 1,7; 2,0; 2,3; sehr gut; gut'),
	vocationalGrades: list('1,5; 2,1; gut; sehr gut'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Referenzen auf Anfrage; Auf Anfrage'),
	summaryEndings: list(
		'Auf der Suche nach einer neuen Aufgabe in {city}.; Zuverlässig, genau und lernbereit.; Eigenständige und sorgfältige Arbeitsweise.',
	),
	furtherFacts: list(
		'Führerschein Klasse B; Reisebereitschaft; Frühester Eintrittstermin nach Absprache',
	),
	volunteering: [
		{
			role: 'Jugendtrainerin',
			organisation: 'SV Lindenberg',
			duty: 'Training einer Mannschaft mit 16 Kindern',
		},
		{
			role: 'Helfer',
			organisation: 'Freiwillige Feuerwehr Hohenbach',
			duty: 'Einsätze und Ausbildung der Jugendgruppe',
		},
	],
}
