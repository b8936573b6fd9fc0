import type { ListName } from '@app/cv'
import type { EntryDefinition, EntryField, Teaching } from './entry-definition.ts'
import {
	awards,
	certification,
	custom,
	language,
	publications,
	reference,
	socialMedia,
} from './other-entry-definitions.ts'
import { education, experience, projects, volunteering } from './work-entry-definitions.ts'

type EntryListName = Exclude<ListName, 'skills' | 'interests'>

/** The lists whose items are filled in field by field, with the words and fields of each. */
export const entryLists = {
	experience,
	education,
	language,
	certification,
	reference,
	socialMedia,
	projects,
	volunteering,
	publications,
	awards,
	custom,
} satisfies { [Name in EntryListName]: EntryDefinition<Name> }

/** One of these lists, without the types of its items. */
export type EntryList = {
	list: EntryListName
	title: string
	intro: string
	noun: string
	article: string
	teaching?: Teaching
	fields: readonly EntryField[]
	titleOf: (item: Entry) => string
	noteOf: (item: Entry) => string
}

/** An item of any list. */
export type Entry = { id: string } & Record<string, unknown>

/** The definition of a list by its name. */
export function entryListNamed(name: EntryListName): EntryList {
	// Each list is only ever given its own items, so their types can be forgotten here.
	return entryLists[name] as unknown as EntryList
}
