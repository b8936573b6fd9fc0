import { formatPartialDate, printedLevel, sectionTitles } from '@app/cv'
import { dateHelp, type EntryDefinition, inOneLine } from './entry-definition.ts'

/** Languages. */
export const language: EntryDefinition<'language'> = {
	list: 'language',
	title: sectionTitles.language,
	intro: 'The languages you could use at work, and how well.',
	noun: 'language',
	article: 'a',
	fields: [
		{ name: 'name', label: 'Language', kind: 'line' },
		{ name: 'proficiency', label: 'How well', kind: 'level' },
		{
			name: 'level',
			label: 'Level in your own words',
			kind: 'line',
			isWide: true,
			help: 'For example “conversational” or “B1 Goethe”. Your CV shows these words if you add them.',
		},
	],
	titleOf: (item) => item.name,
	noteOf: (item) => (printedLevel(item) === 'native' ? 'Native' : printedLevel(item)),
}

/** Certificates and licences. */
export const certification: EntryDefinition<'certification'> = {
	list: 'certification',
	title: sectionTitles.certification,
	intro: 'Licences, registrations and certificates that a job may ask for.',
	noun: 'certificate',
	article: 'a',
	fields: [
		{
			name: 'name',
			label: 'Name',
			kind: 'line',
			help: 'For example Forklift B1, Food Hygiene Level 2',
		},
		{ name: 'issuer', label: 'Given by', kind: 'line' },
		{ name: 'date', label: 'Date', kind: 'date', help: dateHelp },
		{ name: 'expires', label: 'Valid until', kind: 'date' },
		{
			name: 'credentialId',
			label: 'Number',
			kind: 'line',
			help: 'A registration or certificate number',
		},
		{ name: 'url', label: 'Link', kind: 'url' },
	],
	titleOf: (item) => item.name,
	noteOf: (item) => inOneLine(item.issuer, formatPartialDate(item.date)),
}

/** Referees. */
export const reference: EntryDefinition<'reference'> = {
	list: 'reference',
	title: sectionTitles.reference,
	intro:
		'Ask before you name somebody. You can also leave the names out until you are asked for them.',
	noun: 'referee',
	article: 'a',
	fields: [
		{ name: 'name', label: 'Name', kind: 'line' },
		{ name: 'jobTitle', label: 'Job title', kind: 'line' },
		{ name: 'organisation', label: 'Organisation', kind: 'line', isWide: true },
		{ name: 'email', label: 'E-mail', kind: 'email' },
		{ name: 'phone', label: 'Phone', kind: 'phone' },
	],
	titleOf: (item) => item.name,
	noteOf: (item) => inOneLine(item.jobTitle, item.organisation),
}

/** Links to profiles. */
export const socialMedia: EntryDefinition<'socialMedia'> = {
	list: 'socialMedia',
	title: 'Links',
	intro: 'A profile or a portfolio that you would like an employer to see.',
	noun: 'link',
	article: 'a',
	fields: [
		{
			name: 'network',
			label: 'Where',
			kind: 'line',
			help: 'For example LinkedIn, Behance, GitHub',
		},
		{
			name: 'handle',
			label: 'Name there',
			kind: 'line',
			help: 'Printed instead of the address, if you give it',
		},
		{ name: 'url', label: 'Address', kind: 'url', isWide: true },
	],
	titleOf: (item) => item.network || item.url,
	noteOf: (item) => item.handle || item.url,
}

/** Publications. */
export const publications: EntryDefinition<'publications'> = {
	list: 'publications',
	title: sectionTitles.publications,
	intro: 'Articles, papers, books, recordings.',
	noun: 'publication',
	article: 'a',
	fields: [
		{ name: 'title', label: 'Title', kind: 'line', isWide: true },
		{ name: 'authors', label: 'Authors', kind: 'line' },
		{ name: 'publisher', label: 'Published by', kind: 'line' },
		{ name: 'date', label: 'Date', kind: 'date', help: dateHelp },
		{ name: 'url', label: 'Link', kind: 'url' },
	],
	titleOf: (item) => item.title,
	noteOf: (item) => inOneLine(item.publisher, formatPartialDate(item.date)),
}

/** Awards. */
export const awards: EntryDefinition<'awards'> = {
	list: 'awards',
	title: sectionTitles.awards,
	intro: 'Prizes, scholarships, employee of the month: what others thought of your work.',
	noun: 'award',
	article: 'an',
	fields: [
		{ name: 'title', label: 'Award', kind: 'line' },
		{ name: 'issuer', label: 'Given by', kind: 'line' },
		{ name: 'date', label: 'Date', kind: 'date', help: dateHelp },
		{ name: 'summary', label: 'What for', kind: 'passage' },
	],
	titleOf: (item) => item.title,
	noteOf: (item) => inOneLine(item.issuer, formatPartialDate(item.date)),
}

/** Sections with a title of the person’s own. */
export const custom: EntryDefinition<'custom'> = {
	list: 'custom',
	title: 'Your own sections',
	intro: 'Anything with a title of your own: driving licences, shows, patents, military service.',
	noun: 'section',
	article: 'a',
	fields: [
		{ name: 'title', label: 'Title', kind: 'line', isWide: true },
		{ name: 'items', label: 'Lines', kind: 'notes', lineName: 'Line' },
	],
	titleOf: (item) => item.title,
	noteOf: (item) => (item.items.length === 1 ? '1 line' : `${item.items.length} lines`),
}
