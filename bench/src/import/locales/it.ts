import { type Locale, list } from './locale.ts'

export const it: Locale = {
	id: 'it',
	firstNames: list(
		'Giulia; Matteo; Francesca; Lorenzo; Chiara; Alessandro; Nicolò; Elisa; Maria Grazia; Davide; Sara; Gianluca; Niccolò',
	),
	lastNames: list(
		'Rossi; Bianchi; D’Angelo; Conti; De Luca; Esposito; Marchetti; Ferrari; Lo Presti; Greco; Santoro; Colombo',
	),
	places: list('Montebello; Valfiorita; San Giusto; Roccaverde; Pontenuovo; Belcolle'),
	cities: list(
		'Milano; Torino; Bologna; Firenze; Napoli; Reggio Emilia; Verona; Palermo; Bari; Padova; Genova',
	),
	country: 'Italia',
	postcodes: ['201##', '401##', '501##'],
	streets: list(
		'Via Garibaldi {number}; Via Roma, {number}; Corso Italia {number}; Piazza Dante {number}',
	),
	phones: list('+44 7700 900###; +44 7700 900 ###; (+44) 7700 900###'),
	universities: list(
		'Università di {city}; Università degli Studi di {city}; Politecnico di {city}',
	),
	colleges: list('Centro di formazione {place}; ENAIP {city}; Scuola professionale {place}'),
	schools: list('Liceo Galilei; Istituto Tecnico {place}; Istituto alberghiero {place}'),
	longMonths: list(
		'gennaio; febbraio; marzo; aprile; maggio; giugno; luglio; agosto; settembre; ottobre; novembre; dicembre',
	),
	shortMonths: list('gen; feb; mar; apr; mag; giu; lug; ago; set; ott; nov; dic'),
	present: list('oggi; presente; in corso; Oggi'),
	until: ['a'],
	since: ['Dal {date}', 'da {date}'],
	headings: {
		contact: list('Contatti; Dati personali; Informazioni personali'),
		professionalSummary: list('Profilo; Profilo professionale; Chi sono; Sintesi'),
		experience: list(
			'Esperienza lavorativa; Esperienze lavorative; Esperienza professionale; Esperienze professionali',
		),
		education: list('Istruzione; Istruzione e formazione; Formazione; Titoli di studio'),
		skills: list('Competenze; Capacità e competenze; Competenze professionali'),
		certification: list('Certificazioni; Corsi e certificazioni; Attestati'),
		language: list('Lingue; Competenze linguistiche; Conoscenze linguistiche'),
		interests: list('Interessi; Hobby; Interessi personali'),
		reference: list('Referenze'),
		volunteering: list('Volontariato'),
		additional: list('Ulteriori informazioni; Altro'),
	},
	labels: {
		name: 'Nome e cognome',
		phone: list('Telefono; Tel.; Cellulare'),
		email: list('E-mail; Email'),
		address: list('Indirizzo; Residenza'),
		website: 'Sito web',
		grade: 'Voto',
		skills: 'Competenze',
		languages: 'Lingue',
		interests: 'Interessi',
		page: 'Pagina {page} di {pages}',
		curriculum: list('Curriculum Vitae; CURRICULUM VITAE'),
	},
	languages: list('Italiano; Inglese; Francese; Spagnolo; Tedesco; Russo; Portoghese'),
	nativeWords: list('madrelingua; Madrelingua'),
	levelWords: list('Ottimo; Buono; Scolastico; Fluente'),
	interests: list(
		'Escursionismo; Cucina; Lettura; Nuoto; Fotografia; Pallavolo; Viaggi; Teatro; Ciclismo; Giardinaggio',
	),
	degreeGrades: list('110/110; 110 e lode; 104/110; 98/110'),
	vocationalGrades: list('90/100; 100/100; 82/100'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Referenze disponibili su richiesta; Su richiesta'),
	summaryEndings: list(
		'Disponibile da subito a {city}.; Puntuale e motivata.; Cerco un ambiente stimolante in cui crescere.',
	),
	furtherFacts: list(
		'Patente B, automunita; Disponibile a trasferte; Iscrizione alle liste di mobilità',
	),
	volunteering: [
		{
			role: 'Volontario',
			organisation: 'Croce Verde Belcolle',
			duty: 'Servizio di ambulanza due notti al mese',
		},
		{
			role: 'Catechista',
			organisation: 'Parrocchia San Giusto',
			duty: 'Attività per un gruppo di 18 ragazzi',
		},
	],
}
