import { type Locale, list } from './locale.ts'

export const pl: Locale = {
	id: 'pl',
	firstNames: list(
		'Agnieszka; Paweł; Małgorzata; Łukasz; Zofia; Michał; Katarzyna; Grzegorz; Żaneta; Piotr; Ewa; Stanisław',
	),
	lastNames: list(
		'Wójcik; Wiśniewska; Dąbrowski; Zielińska; Kaczmarek; Szymański; Kowalczyk; Jabłońska; Woźniak; Krawczyk; Nowak; Gołębiewski',
	),
	places: list('Jasnowo; Brzozów Mały; Lipowo; Zielonka Górna; Sosnowiec Leśny; Wierzbno'),
	cities: list(
		'Warszawa; Kraków; Łódź; Wrocław; Poznań; Gdańsk; Zielona Góra; Bielsko-Biała; Lublin; Białystok',
	),
	country: 'Polska',
	postcodes: ['00-###', '30-###', '50-###'],
	streets: list(
		'ul. Kwiatowa {number}; ul. Długa {number}/4; al. Jana Pawła II {number}; os. Słoneczne {number}',
	),
	phones: list('+44 7700 900###; +44 7700 900 ###; (+44) 7700 900###'),
	universities: list(
		'Uniwersytet Ekonomiczny; Politechnika {city}; Uniwersytet Medyczny; Akademia {place}',
	),
	colleges: list('Technikum nr 3; Szkoła Policealna {place}; Technikum Logistyczne {city}'),
	schools: list('II Liceum Ogólnokształcące; Liceum im. Kopernika; Zespół Szkół nr 5'),
	longMonths: list(
		'styczeń; luty; marzec; kwiecień; maj; czerwiec; lipiec; sierpień; wrzesień; październik; listopad; grudzień',
	),
	shortMonths: list('sty; lut; mar; kwi; maj; cze; lip; sie; wrz; paź; lis; gru'),
	present: list('obecnie; nadal; teraz; Obecnie'),
	until: ['do'],
	since: ['od {date}'],
	headings: {
		contact: list('Kontakt; Dane osobowe; Dane kontaktowe'),
		professionalSummary: list('Podsumowanie zawodowe; O mnie; Profil zawodowy; Podsumowanie'),
		experience: list('Doświadczenie zawodowe; Doświadczenie; Przebieg pracy zawodowej'),
		education: list('Wykształcenie; Edukacja'),
		skills: list('Umiejętności; Kompetencje; Kluczowe umiejętności'),
		certification: list('Kursy i szkolenia; Certyfikaty; Szkolenia'),
		language: list('Języki; Języki obce; Znajomość języków'),
		interests: list('Zainteresowania; Hobby'),
		reference: list('Referencje'),
		volunteering: list('Wolontariat'),
		additional: list('Dodatkowe informacje; Inne'),
	},
	labels: {
		name: 'Imię i nazwisko',
		phone: list('Telefon; Tel.; Kom.'),
		email: list('E-mail; Email'),
		address: list('Adres; Adres zamieszkania'),
		website: 'Strona',
		grade: 'Ocena',
		skills: 'Umiejętności',
		languages: 'Języki',
		interests: 'Zainteresowania',
		page: 'Strona {page} z {pages}',
		curriculum: list('Curriculum Vitae; CV; Życiorys'),
	},
	languages: list('polski; angielski; niemiecki; rosyjski; hiszpański; ukraiński; francuski'),
	nativeWords: list('ojczysty; język ojczysty'),
	levelWords: list('biegły; komunikatywny; podstawowy; średniozaawansowany'),
	interests: list(
		'Turystyka górska; Gotowanie; Literatura; Fotografia; Siatkówka; Podróże; Ogrodnictwo; Szachy; Rower; Film',
	),
	degreeGrades: list('bardzo dobry; dobry plus; 4,5; 5,0'),
	vocationalGrades: list('dobry; bardzo dobry'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Referencje dostępne na życzenie; Na życzenie'),
	summaryEndings: list(
		'Szukam pracy w mieście {city}.; Osoba sumienna i punktualna.; Chętnie uczę się nowych rzeczy.',
	),
	furtherFacts: list('Prawo jazdy kat. B; Dyspozycyjność; Książeczka sanepidowska'),
	volunteering: [
		{
			role: 'Wolontariusz',
			organisation: 'Schronisko Cztery Łapy',
			duty: 'Spacery z psami i pomoc przy adopcjach',
		},
		{ role: 'Instruktorka', organisation: 'Hufiec Lipowo', duty: 'Zbiórki i obozy dla 24 dzieci' },
	],
}
