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
	titles: readonly [
		...[string, string, string, string, string, string],
		...[string, string, string, string, string, string, string],
	]
}

const order: readonly SectionName[] = [
	...(['professionalSummary', 'experience', 'education', 'skills', 'projects'] as const),
	...(['volunteering', 'certification', 'language', 'publications', 'awards'] as const),
	...(['interests', 'custom', 'reference'] as const),
]

const listed: Record<Exclude<HeadingLanguage, 'en'>, Listed> = {
	de: {
		titles: [
			...([
				'Profil',
				'Berufserfahrung',
				'Ausbildung',
				'Kenntnisse',
				'Projekte',
				'Ehrenamt',
			] as const),
			...(['Zertifikate', 'Sprachen', 'Publikationen', 'Auszeichnungen', 'Interessen'] as const),
			...(['Weitere Informationen', 'Referenzen'] as const),
		],
		...{ present: 'heute', grade: 'Note', expires: 'gültig bis', native: 'Muttersprache' },
		onRequest: 'Auf Anfrage',
	},
	fr: {
		titles: [
			...(['Profil', 'Expérience professionnelle', 'Formation', 'Compétences', 'Projets'] as const),
			...(['Bénévolat', 'Certifications', 'Langues', 'Publications', 'Distinctions'] as const),
			...(['Centres d’intérêt', 'Informations complémentaires', 'Références'] as const),
		],
		...{ present: 'présent', grade: 'Mention', expires: 'expire', native: 'langue maternelle' },
		onRequest: 'Sur demande',
	},
	es: {
		titles: [
			...([
				'Perfil',
				'Experiencia',
				'Educación',
				'Habilidades',
				'Proyectos',
				'Voluntariado',
			] as const),
			...(['Certificaciones', 'Idiomas', 'Publicaciones', 'Premios', 'Intereses'] as const),
			...(['Otros datos', 'Referencias'] as const),
		],
		...{ present: 'actualidad', grade: 'Nota', expires: 'caduca', native: 'lengua materna' },
		onRequest: 'Disponibles a petición',
	},
	it: {
		titles: [
			...([
				'Profilo',
				'Esperienza',
				'Istruzione',
				'Competenze',
				'Progetti',
				'Volontariato',
			] as const),
			...(['Certificazioni', 'Lingue', 'Pubblicazioni', 'Premi', 'Interessi'] as const),
			...(['Altre informazioni', 'Referenze'] as const),
		],
		...{ present: 'presente', grade: 'Voto', expires: 'scadenza', native: 'madrelingua' },
		onRequest: 'Disponibili su richiesta',
	},
	pt: {
		titles: [
			...([
				'Perfil',
				'Experiência',
				'Educação',
				'Competências',
				'Projetos',
				'Voluntariado',
			] as const),
			...(['Certificações', 'Idiomas', 'Publicações', 'Prémios', 'Interesses'] as const),
			...(['Outras informações', 'Referências'] as const),
		],
		...{ present: 'presente', grade: 'Nota', expires: 'validade', native: 'língua materna' },
		onRequest: 'Disponíveis a pedido',
	},
	nl: {
		titles: [
			...(['Profiel', 'Werkervaring', 'Opleiding', 'Vaardigheden', 'Projecten'] as const),
			...(['Vrijwilligerswerk', 'Certificaten', 'Talen', 'Publicaties', 'Prijzen'] as const),
			...(['Interesses', 'Overige informatie', 'Referenties'] as const),
		],
		...{ present: 'heden', grade: 'Cijfer', expires: 'geldig tot', native: 'moedertaal' },
		onRequest: 'Op aanvraag',
	},
	pl: {
		titles: [
			...(['Profil', 'Doświadczenie', 'Wykształcenie', 'Umiejętności', 'Projekty'] as const),
			...(['Wolontariat', 'Certyfikaty', 'Języki', 'Publikacje', 'Nagrody'] as const),
			...(['Zainteresowania', 'Dodatkowe informacje', 'Referencje'] as const),
		],
		...{ present: 'obecnie', grade: 'Ocena', expires: 'ważny do', native: 'język ojczysty' },
		onRequest: 'Dostępne na życzenie',
	},
}

const english: LocalisedLabels = {
	titles: sectionTitles,
	...{ present: 'Present', grade: 'Grade', expires: 'expires', native: 'native' },
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
