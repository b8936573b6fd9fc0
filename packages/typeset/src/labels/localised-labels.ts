import { type HeadingLanguage, type SectionName, sectionTitles } from '@app/cv'

/** The words that a template adds to the CV's content. */
export type LocalisedLabels = {
	titles: Record<SectionName, string>
	present: string
	grade: string
	expires: string
	native: string
	onRequest: string
	contactsTitle: string
	contacts: ContactLabels
}

/** The label before each contact detail, in templates that print labels. */
export type ContactLabels = Record<ContactKind, string>

const contactKinds = [
	'address',
	'phone',
	'email',
	'website',
	'orcid',
	'rightToWork',
	'drivingLicence',
] as const
type ContactKind = (typeof contactKinds)[number]

type Listed = Omit<LocalisedLabels, 'titles' | 'contacts'> & {
	/** Titles of the sections in their usual order. */
	titles: readonly string[] & { length: 13 }
	/** In the order of `contactKinds`. */
	contacts: readonly string[] & { length: 7 }
}

const order: readonly SectionName[] = [
	'professionalSummary',
	'experience',
	'education',
	'skills',
	'projects',
	'volunteering',
	'certification',
	'language',
	'publications',
	'awards',
	'interests',
	'custom',
	'reference',
]

const listed: Record<Exclude<HeadingLanguage, 'en'>, Listed> = {
	de: {
		titles: [
			'Profil',
			'Berufserfahrung',
			'Ausbildung',
			'Kenntnisse',
			'Projekte',
			'Ehrenamt',
			'Zertifikate',
			'Sprachen',
			'Publikationen',
			'Auszeichnungen',
			'Interessen',
			'Weitere Informationen',
			'Referenzen',
		],
		present: 'heute',
		grade: 'Note',
		expires: 'gültig bis',
		native: 'Muttersprache',
		onRequest: 'Auf Anfrage',
		contactsTitle: 'Kontakt',
		contacts: [
			'Adresse',
			'Telefon',
			'E-Mail',
			'Website',
			'ORCID',
			'Arbeitserlaubnis',
			'Führerschein',
		],
	},
	fr: {
		titles: [
			'Profil',
			'Expérience professionnelle',
			'Formation',
			'Compétences',
			'Projets',
			'Bénévolat',
			'Certifications',
			'Langues',
			'Publications',
			'Distinctions',
			'Centres d’intérêt',
			'Informations complémentaires',
			'Références',
		],
		present: 'présent',
		grade: 'Mention',
		expires: 'expire',
		native: 'langue maternelle',
		onRequest: 'Sur demande',
		contactsTitle: 'Contact',
		contacts: [
			'Adresse',
			'Téléphone',
			'E-mail',
			'Site web',
			'ORCID',
			'Autorisation de travail',
			'Permis de conduire',
		],
	},
	es: {
		titles: [
			'Perfil',
			'Experiencia',
			'Educación',
			'Habilidades',
			'Proyectos',
			'Voluntariado',
			'Certificaciones',
			'Idiomas',
			'Publicaciones',
			'Premios',
			'Intereses',
			'Otros datos',
			'Referencias',
		],
		present: 'actualidad',
		grade: 'Nota',
		expires: 'caduca',
		native: 'lengua materna',
		onRequest: 'Disponibles a petición',
		contactsTitle: 'Contacto',
		contacts: [
			'Dirección',
			'Teléfono',
			'Correo electrónico',
			'Sitio web',
			'ORCID',
			'Permiso de trabajo',
			'Permiso de conducir',
		],
	},
	it: {
		titles: [
			'Profilo',
			'Esperienza',
			'Istruzione',
			'Competenze',
			'Progetti',
			'Volontariato',
			'Certificazioni',
			'Lingue',
			'Pubblicazioni',
			'Premi',
			'Interessi',
			'Altre informazioni',
			'Referenze',
		],
		present: 'presente',
		grade: 'Voto',
		expires: 'scadenza',
		native: 'madrelingua',
		onRequest: 'Disponibili su richiesta',
		contactsTitle: 'Contatti',
		contacts: [
			'Indirizzo',
			'Telefono',
			'E-mail',
			'Sito web',
			'ORCID',
			'Permesso di lavoro',
			'Patente di guida',
		],
	},
	pt: {
		titles: [
			'Perfil',
			'Experiência',
			'Educação',
			'Competências',
			'Projetos',
			'Voluntariado',
			'Certificações',
			'Idiomas',
			'Publicações',
			'Prémios',
			'Interesses',
			'Outras informações',
			'Referências',
		],
		present: 'presente',
		grade: 'Nota',
		expires: 'validade',
		native: 'língua materna',
		onRequest: 'Disponíveis a pedido',
		contactsTitle: 'Contacto',
		contacts: [
			'Morada',
			'Telefone',
			'E-mail',
			'Sítio web',
			'ORCID',
			'Autorização de trabalho',
			'Carta de condução',
		],
	},
	nl: {
		titles: [
			'Profiel',
			'Werkervaring',
			'Opleiding',
			'Vaardigheden',
			'Projecten',
			'Vrijwilligerswerk',
			'Certificaten',
			'Talen',
			'Publicaties',
			'Prijzen',
			'Interesses',
			'Overige informatie',
			'Referenties',
		],
		present: 'heden',
		grade: 'Cijfer',
		expires: 'geldig tot',
		native: 'moedertaal',
		onRequest: 'Op aanvraag',
		contactsTitle: 'Contact',
		contacts: ['Adres', 'Telefoon', 'E-mail', 'Website', 'ORCID', 'Werkvergunning', 'Rijbewijs'],
	},
	pl: {
		titles: [
			'Profil',
			'Doświadczenie',
			'Wykształcenie',
			'Umiejętności',
			'Projekty',
			'Wolontariat',
			'Certyfikaty',
			'Języki',
			'Publikacje',
			'Nagrody',
			'Zainteresowania',
			'Dodatkowe informacje',
			'Referencje',
		],
		present: 'obecnie',
		grade: 'Ocena',
		expires: 'ważny do',
		native: 'język ojczysty',
		onRequest: 'Dostępne na życzenie',
		contactsTitle: 'Kontakt',
		contacts: [
			'Adres',
			'Telefon',
			'E-mail',
			'Strona internetowa',
			'ORCID',
			'Pozwolenie na pracę',
			'Prawo jazdy',
		],
	},
}

const english: LocalisedLabels = {
	titles: sectionTitles,
	present: 'Present',
	grade: 'grade',
	expires: 'expires',
	native: 'native',
	onRequest: 'Available on request',
	contactsTitle: 'Contact',
	contacts: {
		address: 'Address',
		phone: 'Phone',
		email: 'Email',
		website: 'Website',
		orcid: 'ORCID',
		rightToWork: 'Right to work',
		drivingLicence: 'Driving licence',
	},
}

/** The words in a language. */
export function labelsFor(language: HeadingLanguage): LocalisedLabels {
	if (language === 'en') return english
	const { titles, contacts, ...words } = listed[language]
	const named = order.map((section, index) => [section, titles[index] ?? sectionTitles[section]])
	const ways = contactKinds.map((kind, index) => [kind, contacts[index] ?? english.contacts[kind]])
	// Every section and every kind is in its order above.
	return {
		...words,
		titles: Object.fromEntries(named) as LocalisedLabels['titles'],
		contacts: Object.fromEntries(ways) as ContactLabels,
	}
}
