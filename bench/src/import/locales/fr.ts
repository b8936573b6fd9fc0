import { type Locale, list } from './locale.ts'

export const fr: Locale = {
	id: 'fr',
	firstNames: list(
		'Camille; Julien; Élodie; Mathieu; Inès; Jean-Baptiste; Chloé; Youssef; Aurélie; Thomas; Océane; Nicolas; Marie-Claire; Karim; Anaïs; Benoît',
	),
	lastNames: list(
		'Lefèvre; Moreau; Garnier; Benali; Rousseau; Dubois; Le Goff; Fontaine; Chevalier; Marchand; Bertrand; Perrin; de La Tour; N’Diaye; Guérin; Mercier',
	),
	places: list('Valbrune; Montclair; Rochebelle; Saint-Aubin; Clairval; Beaumont; Villeneuve'),
	cities: list(
		'Lyon; Nantes; Toulouse; Lille; Bordeaux; Rennes; Aix-en-Provence; Strasbourg; Le Havre; Grenoble; Paris; Clermont-Ferrand',
	),
	country: 'France',
	postcodes: ['69###', '440##', '310##', '590##'],
	streets: list(
		'{number} rue Victor Hugo; {number} avenue de la République; {number} bis rue des Lilas; {number} place du Marché',
	),
	phones: list('06 39 98 ## ##; +33 6 39 98 ## ##; 06.39.98.##.##; 0639 98 ## ##'),
	universities: list('Université de {city}; Université Catholique de {city}; Université {place}'),
	colleges: list('Lycée professionnel de {place}; IFSI de {city}; CFA de {city}; Institut {place}'),
	schools: list('Lycée Jean Moulin; Lycée {place}; Lycée Victor Hugo'),
	longMonths: list(
		'janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre',
	),
	shortMonths: list('janv.; févr.; mars; avr.; mai; juin; juil.; août; sept.; oct.; nov.; déc.'),
	present: list('aujourd’hui; présent; à ce jour; Aujourd’hui'),
	until: ['à'],
	since: ['Depuis {date}', 'depuis {date}'],
	headings: {
		contact: list('Contact; Coordonnées'),
		professionalSummary: list('Profil; À propos; Profil professionnel; Objectif'),
		experience: list(
			'Expérience professionnelle; Expériences professionnelles; Parcours professionnel; Expériences',
		),
		education: list('Formation; Formations; Formation et diplômes; Diplômes'),
		skills: list('Compétences; Compétences clés; Savoir-faire'),
		certification: list('Certifications; Formations complémentaires; Certificats'),
		language: list('Langues; Compétences linguistiques'),
		interests: list('Centres d’intérêt; Loisirs'),
		reference: list('Références'),
		volunteering: list('Bénévolat; Engagement associatif'),
		additional: list('Informations complémentaires; Divers'),
	},
	labels: {
		name: 'Nom',
		phone: list('Tél.; Téléphone; Portable'),
		email: list('E-mail; Courriel; Mail'),
		address: list('Adresse'),
		website: 'Site web',
		grade: 'Mention',
		skills: 'Compétences',
		languages: 'Langues',
		interests: 'Loisirs',
		page: 'Page {page} sur {pages}',
		curriculum: list('Curriculum Vitae; CV'),
	},
	languages: list('Français; Anglais; Espagnol; Allemand; Italien; Arabe; Portugais; Breton'),
	nativeWords: list('langue maternelle; Natif'),
	levelWords: list('Courant; Notions; Intermédiaire; Lu, écrit, parlé'),
	interests: list(
		'Randonnée; Cuisine du monde; Lecture; Photographie; Handball; Théâtre amateur; Jardinage; Piano; Cyclisme; Cinéma; Bénévolat',
	),
	degreeGrades: list('mention bien; mention très bien; mention assez bien'),
	vocationalGrades: list('mention bien; mention assez bien'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Références disponibles sur demande; Références sur demande'),
	summaryEndings: list(
		'Disponible immédiatement à {city}.; Autonome, ponctuelle et organisée.; Mobile dans toute la région.',
	),
	furtherFacts: list(
		'Permis B et véhicule personnel; Disponible immédiatement; Mobilité nationale',
	),
	volunteering: [
		{
			role: 'Bénévole',
			organisation: 'Les Jardins Solidaires',
			duty: 'Distribution de paniers de légumes le samedi',
		},
		{
			role: 'Secouriste',
			organisation: 'Protection Civile de Clairval',
			duty: 'Postes de secours lors de manifestations sportives',
		},
	],
}
