import type { SectionName } from '@app/cv'

export type LocaleId = 'en' | 'fr' | 'de' | 'es' | 'it' | 'pt' | 'nl' | 'pl'

/** The sections that a printed CV can carry a title for. */
export type TitledSection = SectionName | 'contact' | 'additional'

/** Everything that a CV of one language prints beside the content of its profession. */
export type Locale = {
	id: LocaleId
	firstNames: string[]
	lastNames: string[]
	/** Invented towns, for the names of employers. */
	places: string[]
	cities: string[]
	country: string
	/** With `#` for a digit and `@` for a letter. */
	postcodes: string[]
	/** With `{number}`. */
	streets: string[]
	/** With `#` for a digit; ranges that are kept for fiction. */
	phones: string[]
	/** With `{city}` or `{place}`. */
	universities: string[]
	colleges: string[]
	schools: string[]
	longMonths: string[]
	shortMonths: string[]
	present: string[]
	/** Words between two dates, beside dashes. */
	until: string[]
	/** Words before the start date of a current entry, with `{date}`. */
	since: string[]
	headings: Partial<Record<TitledSection, string[]>>
	labels: {
		name: string
		phone: string[]
		email: string[]
		address: string[]
		website: string
		grade: string
		skills: string
		languages: string
		interests: string
		/** With `{page}` and `{pages}`. */
		page: string
		curriculum: string[]
	}
	languages: string[]
	nativeWords: string[]
	/** Words for levels that have no exact place on the European scale. */
	levelWords: string[]
	interests: string[]
	degreeGrades: string[]
	vocationalGrades: string[]
	schoolSubjects: string[]
	schoolGrades: string[]
	referencesOnRequest: string[]
	/** Sentences that fit a summary of any profession. */
	summaryEndings: string[]
	/** Lines for a section of further information, such as driving licences. */
	furtherFacts: string[]
	volunteering: { role: string; organisation: string; duty: string }[]
}

/** The entries of a list that is written in one line. */
export function list(text: string): string[] {
	return text.split(';').map((entry) => entry.trim())
}
