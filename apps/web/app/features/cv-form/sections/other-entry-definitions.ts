import { type CustomShape, formatPartialDate, printedLanguageLevel, sectionTitles } from '@app/cv'
import { dateHelp, type EntryDefinition, inOneLine } from './entry-definition.ts'

/** Languages. */
export const language: EntryDefinition<'language'> = {
	list: 'language',
	title: sectionTitles.language,
	intro: 'Languages you could use at work, and your level in each.',
	noun: 'language',
	article: 'a',
	teaching: {
		prompts: [
			'Do you speak another language at home?',
			'Could you help a customer in that language, or only read it?',
			'Did you learn a language at school, at work or abroad?',
		],
		sample: 'Polish, native',
	},
	fields: [
		{ name: 'name', label: 'Language', kind: 'line' },
		{ name: 'proficiency', label: 'Level', kind: 'level' },
		{
			name: 'level',
			label: 'Level in your own words',
			kind: 'line',
			isWide: true,
			help: 'For example “conversational” or “B1 Goethe”. If you add this, it appears on your CV.',
		},
	],
	titleOf: (item) => item.name,
	noteOf: (item) =>
		printedLanguageLevel(item) === 'native' ? 'Native' : printedLanguageLevel(item),
}

/** Certificates and licences. */
export const certification: EntryDefinition<'certification'> = {
	list: 'certification',
	title: sectionTitles.certification,
	intro: 'Licences, registrations and certificates a job may ask for.',
	noun: 'certificate',
	article: 'a',
	teaching: {
		prompts: [
			'Do you drive for work, such as a car, van or forklift?',
			'Are you on a professional register, such as the NMC’s or Gas Safe?',
			'Did you get a card or certificate from a course, such as first aid, food hygiene or CSCS?',
		],
		sample: 'Emergency First Aid at Work, St John Ambulance, expires May 2027',
	},
	fields: [
		{
			name: 'name',
			label: 'Name',
			kind: 'line',
			help: 'For example Forklift B1, Food Hygiene Level 2',
		},
		{ name: 'issuer', label: 'Issued by', kind: 'line' },
		{ name: 'date', label: 'Date', kind: 'date', help: dateHelp },
		{ name: 'expires', label: 'Expiry date', kind: 'date' },
		{
			name: 'credentialId',
			label: 'Number',
			kind: 'line',
			help: 'Registration or certificate number',
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
	intro: 'Ask people before you name them. You can leave names out until an employer asks.',
	noun: 'referee',
	article: 'a',
	fields: [
		{ name: 'name', label: 'Name', kind: 'line' },
		{ name: 'jobTitle', label: 'Job title', kind: 'line' },
		{ name: 'organisation', label: 'Organisation', kind: 'line', isWide: true },
		{ name: 'email', label: 'Email', kind: 'email' },
		{ name: 'phone', label: 'Phone', kind: 'phone' },
	],
	titleOf: (item) => item.name,
	noteOf: (item) => inOneLine(item.jobTitle, item.organisation),
}

/** Links to profiles. */
export const socialMedia: EntryDefinition<'socialMedia'> = {
	list: 'socialMedia',
	title: 'Links',
	intro: 'A profile or portfolio you’d like employers to see.',
	noun: 'link',
	article: 'a',
	fields: [
		{
			name: 'network',
			label: 'Website or network',
			kind: 'line',
			help: 'For example LinkedIn, Behance, GitHub',
		},
		{
			name: 'handle',
			label: 'Username',
			kind: 'line',
			help: 'Shown instead of the web address if you add it',
		},
		{ name: 'url', label: 'Web address', kind: 'url', isWide: true },
	],
	titleOf: (item) => item.network || item.url,
	noteOf: (item) => item.handle || item.url,
}

/** Publications. */
export const publications: EntryDefinition<'publications'> = {
	list: 'publications',
	title: sectionTitles.publications,
	intro: 'Articles, papers, books or recordings.',
	noun: 'publication',
	article: 'a',
	teaching: {
		prompts: [
			'Where can people read, hear or watch your work?',
			'Did anyone write or make it with you?',
			'What did it change, or who used it?',
		],
		sample: 'A guide to safe lifting for carers, Care Today, June 2025',
	},
	fields: [
		{ name: 'title', label: 'Title', kind: 'line', isWide: true },
		{ name: 'authors', label: 'Authors', kind: 'line' },
		{ name: 'publisher', label: 'Publisher', kind: 'line' },
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
	intro:
		'Prizes, scholarships, Duke of Edinburgh, employee of the month: recognition for what you’ve done.',
	noun: 'award',
	article: 'an',
	teaching: {
		prompts: [
			'Have you been recognised at work, such as employee of the month or top seller?',
			'Have you done the Duke of Edinburgh’s Award, won a competition or been given a bursary?',
			'Who chose you, and how many people were you up against?',
		],
		sample: 'Employee of the month, March 2025, chosen from 40 people',
	},
	fields: [
		{
			name: 'title',
			label: 'Award',
			kind: 'line',
			help: 'For example Duke of Edinburgh’s Award (Silver)',
		},
		{ name: 'issuer', label: 'Awarded by', kind: 'line' },
		{ name: 'date', label: 'Date', kind: 'date', help: dateHelp },
		{ name: 'summary', label: 'Reason', kind: 'passage' },
	],
	titleOf: (item) => item.title,
	noteOf: (item) => inOneLine(item.issuer, formatPartialDate(item.date)),
}

/** Sections with a title of the person’s own. */
export const custom: EntryDefinition<'custom'> = {
	list: 'custom',
	title: 'Your own sections',
	intro:
		'Add your own heading: driving licences, shows, patents, military service. Each can be moved and hidden by itself.',
	noun: 'section',
	article: 'a',
	fields: [{ name: 'title', label: 'Title', kind: 'line', isWide: true }],
	titleOf: (item) => item.title,
	noteOf: ({ shape, items }) => {
		const { one, many } = itemNames[shape]
		return `${items.length} ${items.length === 1 ? one : many}`
	},
}

const itemNames = {
	list: { one: 'bullet', many: 'bullets' },
	text: { one: 'paragraph', many: 'paragraphs' },
	entries: { one: 'entry', many: 'entries' },
	tags: { one: 'tag', many: 'tags' },
} satisfies Record<CustomShape, object>
