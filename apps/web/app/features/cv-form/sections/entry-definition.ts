import type { ItemOf, ListName } from '@app/cv'

/** One control of an item. */
export type EntryField = {
	name: string
	label: string
	/** `end` is a date that may be "present"; `lines` a list of text. */
	kind: 'line' | 'email' | 'phone' | 'url' | 'passage' | 'date' | 'end' | 'lines' | 'level'
	help?: string
	isWide?: boolean
	/** The word for one line of a list. */
	lineName?: string
}

/** Questions about what to write, and a sample line from an invented person. */
export type Teaching = {
	/** Each is a question that leads to an item or a line of one. */
	prompts: readonly [string, string, string]
	sample: string
	/** The part of a sample of the person's own trade that takes its place, where there is one. */
	ofTrade?: 'profile' | 'line'
	/** The field that they are about, where an item has been added; the first one unless given. */
	beside?: string
}

/** The words and fields of one list of a CV. */
export type EntryDefinition<Name extends ListName> = {
	list: Name
	title: string
	intro: string
	/** As in "Add a job", "Remove job". */
	noun: string
	article: 'a' | 'an' | 'another'
	/** The teaching that is shown while the list has no items. */
	teaching?: Teaching
	fields: readonly (EntryField & { name: keyof ItemOf<Name> & string })[]
	titleOf: (item: ItemOf<Name>) => string
	noteOf: (item: ItemOf<Name>) => string
}

/** The help for any date. */
export const dateHelp = 'For example Sept 2021, 9/2021 or 2021'

/** The fields for when something began and ended. */
export const fromTo = [
	{ name: 'startDate', label: 'From', kind: 'date', help: dateHelp },
	{ name: 'endDate', label: 'To', kind: 'end', help: 'Write “present” if you’re still there' },
] as const

/** Joins the parts that are not empty with commas. */
export function inOneLine(...parts: string[]): string {
	return parts.filter(Boolean).join(', ')
}
