import type { z } from 'zod'
import {
	awardSchema,
	type CustomItem,
	type CustomSection,
	type CvDocument,
	certificationSchema,
	customItemSchema,
	customSectionSchema,
	educationSchema,
	experienceSchema,
	interestSchema,
	languageSchema,
	projectSchema,
	publicationSchema,
	referenceSchema,
	skillSchema,
	socialMediaSchema,
	volunteeringSchema,
} from './cv-document.ts'

/** The parts of a CV that are lists of items, with the schema of one item. */
const itemSchemas = {
	experience: experienceSchema,
	education: educationSchema,
	skills: skillSchema,
	language: languageSchema,
	certification: certificationSchema,
	interests: interestSchema,
	reference: referenceSchema,
	socialMedia: socialMediaSchema,
	projects: projectSchema,
	volunteering: volunteeringSchema,
	publications: publicationSchema,
	awards: awardSchema,
	custom: customSectionSchema,
} satisfies Partial<Record<keyof CvDocument, z.ZodType>>

export type ListName = keyof typeof itemSchemas
export type ItemOf<Name extends ListName> = CvDocument[Name][number]

/** The names of the lists of a CV. */
export const listNames = Object.keys(itemSchemas) as ListName[]

/** A section of the person's own with these lines; their ids are made of that of the section. */
export function newListSection(
	id: string,
	{ title, lines }: { title: string; lines: readonly string[] },
): CustomSection {
	const items = lines.map((text, index) => newCustomItem(`${id}-${index + 1}`, text))
	return customSectionSchema.parse({ id, title, items })
}

/** An item of a section of the person's own that has nothing but a text. */
export function newCustomItem(id: string, text = ''): CustomItem {
	return customItemSchema.parse({ id, text })
}

/** An item of a list with every field empty. */
export function newItem<Name extends ListName>(list: Name, id: string): ItemOf<Name> {
	// The table above pairs each list with the schema of its items.
	return itemSchemas[list].parse({ id }) as ItemOf<Name>
}
