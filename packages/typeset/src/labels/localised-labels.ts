import { type HeadingLanguage, type SectionName, sectionTitles } from '@app/cv'

/** The words that a template prints of its own accord. */
export type LocalisedLabels = {
	titles: Record<SectionName, string>
	present: string
	grade: string
	expires: string
	native: string
	onRequest: string
}

type Listed = Omit<LocalisedLabels, 'titles'> & {
	/** Titles of the sections in their usual order. */
	titles: readonly string[] & { length: 13 }
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
	},
}

const english: LocalisedLabels = {
	titles: sectionTitles,
	present: 'Present',
	grade: 'grade',
	expires: 'expires',
	native: 'native',
	onRequest: 'Available on request',
}

/** The words in a language. */
export function labelsFor(language: HeadingLanguage): LocalisedLabels {
	if (language === 'en') return english
	const { titles, ...words } = listed[language]
	const named = order.map((section, index) => [section, titles[index] ?? sectionTitles[section]])
	// Every section is in the order above.
	return { ...words, titles: Object.fromEntries(named) as LocalisedLabels['titles'] }
}
