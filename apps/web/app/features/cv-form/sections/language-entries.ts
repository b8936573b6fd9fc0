import { type CustomShape, formatPartialDate, printedLevel, sectionTitles } from '@app/cv'
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
			'Which language do you speak at home?',
			'Could you help a customer in it, or only read it?',
			'Have you learned one at school, at work or abroad?',
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
	noteOf: (item) => (printedLevel(item) === 'native' ? 'Native' : printedLevel(item)),
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
			'Do you drive at work: a car, a van, a forklift?',
			'Are you registered with a body such as the NMC or the Gas Safe Register?',
			'Did a course end with a card or certificate: first aid, food hygiene, CSCS?',
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
			'Where can somebody read, hear or watch it?',
			'Who wrote or made it with you?',
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
	intro: 'Prizes, scholarships, employee of the month: recognition for your work.',
	noun: 'award',
	article: 'an',
	teaching: {
		prompts: [
			'Were you ever named for your work: employee of the month, top seller?',
			'Did you win a bursary, scholarship or competition?',
			'Who chose you, and from how many?',
		],
		sample: 'Employee of the month, March 2025, chosen from 40 people',
	},
	fields: [
		{ name: 'title', label: 'Award', kind: 'line' },
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
