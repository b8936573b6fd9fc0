import { z } from 'zod'
import { partialDateSchema } from './partial-date.ts'
import { maxPhotoBytes, photoProblem } from './photo/photo-problem.ts'

/** The version that this code writes; older documents are upgraded on read, newer ones refused. */
export const currentSchemaVersion = 9

/** Characters in one line of a CV: a title, a name, an address. */
export const maxLineLength = 500
/** Characters in one passage of a CV: a summary, an achievement. The typesetter is safe far above it. */
export const maxPassageLength = 5_000
/** Items in one list of a CV. */
export const maxItems = 100
/** Notes about items and lines, and marks on them: there may be one for every item of every list. */
export const maxMarks = maxItems * 15

const line = z.string().max(maxLineLength).default('')
/** Prose and lines may have marks within them: see `parseMarks`. */
const passage = z.string().max(maxPassageLength).default('')
const passages = z.array(z.string().max(maxPassageLength)).max(maxItems).default([])
const id = z.string().min(1).max(64)
const date = partialDateSchema.default('')
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(maxItems).default([])

const personalInfoSchema = z.object({
	/** The title before the name ("Dr"). */
	honorificPrefix: line,
	firstName: line,
	lastName: line,
	/** The letters after the name ("RGN, MRCVS"). */
	honorificSuffix: line,
	headline: line,
	email: line,
	phone: line,
	address: line,
	city: line,
	country: line,
	postalCode: line,
	website: line,
	/** The number of a researcher, as written: `0000-0002-1825-0097`, or its address. */
	orcid: line,
	rightToWork: line,
	drivingLicence: line,
})

/** Printed only where the design has a place for it. */
const photoSchema = z.object({
	/** A baseline JPEG in base64, cropped to a square and without notes of the camera; `''` for none. */
	image: z
		.string()
		.max(Math.ceil(maxPhotoBytes / 3) * 4)
		.regex(/^(?:\/9j\/[A-Za-z0-9+/]+={0,2})?$/)
		.refine((image) => photoProblem(image) === null, {
			error: ({ input }) => photoProblem(String(input)) ?? undefined,
		})
		.default(''),
	/** A description of the photo for people who hear the CV; `''` means the person's name. */
	description: line,
})

export const experienceSchema = z.object({
	id,
	jobTitle: line,
	employer: line,
	location: line,
	startDate: date,
	endDate: date,
	current: z.boolean().default(false),
	summary: passage,
	achievements: passages,
})

export const educationSchema = z.object({
	id,
	qualification: line,
	fieldOfStudy: line,
	institution: line,
	location: line,
	startDate: date,
	endDate: date,
	current: z.boolean().default(false),
	grade: line,
	details: passages,
})

export const skillSchema = z.object({ id, name: line, group: line, level: line })

/** `''` for an unknown level, levels of the Common European Framework of Reference for Languages, or a mother tongue. */
export const proficiencies = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const

export const languageSchema = z.object({
	id,
	name: line,
	proficiency: z.enum(proficiencies).default(''),
	/** The level in the person's own words ("conversational", "B1 Goethe"); printed in place of `proficiency`. */
	level: line,
})

export const certificationSchema = z.object({
	id,
	name: line,
	issuer: line,
	date,
	expires: date,
	credentialId: line,
	url: line,
})

export const interestSchema = z.object({ id, name: line })

export const referenceSchema = z.object({
	id,
	name: line,
	jobTitle: line,
	organisation: line,
	email: line,
	phone: line,
})

export const socialMediaSchema = z.object({ id, network: line, url: line, handle: line })

export const projectSchema = z.object({
	id,
	name: line,
	role: line,
	url: line,
	startDate: date,
	endDate: date,
	current: z.boolean().default(false),
	summary: passage,
	achievements: passages,
})

export const volunteeringSchema = z.object({
	id,
	role: line,
	organisation: line,
	location: line,
	startDate: date,
	endDate: date,
	current: z.boolean().default(false),
	summary: passage,
	achievements: passages,
})

export const publicationSchema = z.object({
	id,
	title: line,
	authors: line,
	publisher: line,
	date,
	url: line,
})

export const awardSchema = z.object({ id, title: line, issuer: line, date, summary: passage })

/** How a section of the person's own is set: lines with bullets, paragraphs, entries with titles and dates, or short words on one line. */
export const customShapes = ['list', 'text', 'entries', 'tags'] as const

export const customItemSchema = z.object({
	id,
	/** The whole text of a line, a paragraph or a tag; in an entry, the description. */
	text: passage,
	title: line,
	organisation: line,
	location: line,
	startDate: date,
	endDate: date,
	current: z.boolean().default(false),
	url: line,
	achievements: passages,
})

export const customSectionSchema = z.object({
	id,
	title: line,
	shape: z.enum(customShapes).default('list'),
	items: list(customItemSchema),
})

/**
 * The person's answer to a question about a line of the CV. It is private and never printed, and allows the rewriting
 * to use it in that line.
 */
export const factSchema = z.object({
	id,
	/** The item that the line belongs to; empty for the summary. */
	itemId: z.string().max(64).default(''),
	/** The line as it was when the question was asked. */
	line: passage,
	question: line,
	/** In their words; empty when they do not know, so that nobody asks again. */
	answer: line,
	givenOn: date,
})

/** A person's private note about an item of the CV, or about the whole CV. It is never shown to anybody else. */
const noteSchema = z.object({
	/** The id of the item, or `cv`. */
	id,
	text: passage,
})

/** An item or a line that the person keeps in the CV but off its pages. */
const hiddenPartSchema = z.object({
	/** The id of the item. */
	item: id,
	/** The words of one line of it; empty when all of the item is hidden. */
	line: passage,
})

/** A CV: the person's content, without its design or editing state. */
export const cvDocumentSchema = z.object({
	schemaVersion: z.literal(currentSchemaVersion).default(currentSchemaVersion),
	personalInfo: personalInfoSchema.prefault({}),
	photo: photoSchema.prefault({}),
	professionalSummary: passage,
	experience: list(experienceSchema),
	education: list(educationSchema),
	skills: list(skillSchema),
	language: list(languageSchema),
	certification: list(certificationSchema),
	interests: list(interestSchema),
	reference: list(referenceSchema),
	referencesOnRequest: z.boolean().default(false),
	socialMedia: list(socialMediaSchema),
	projects: list(projectSchema),
	volunteering: list(volunteeringSchema),
	publications: list(publicationSchema),
	awards: list(awardSchema),
	custom: list(customSectionSchema),
	facts: list(factSchema),
	notes: z.array(noteSchema).max(maxMarks).default([]),
	hidden: z.array(hiddenPartSchema).max(maxMarks).default([]),
})

export type CvDocument = z.infer<typeof cvDocumentSchema>
export type PersonalInfo = CvDocument['personalInfo']
export type Photo = CvDocument['photo']
export type Experience = CvDocument['experience'][number]
export type Education = CvDocument['education'][number]
export type Skill = CvDocument['skills'][number]
export type Language = CvDocument['language'][number]
export type Certification = CvDocument['certification'][number]
export type Reference = CvDocument['reference'][number]
export type SocialMedia = CvDocument['socialMedia'][number]
export type Fact = CvDocument['facts'][number]
export type Note = CvDocument['notes'][number]
export type CustomSection = CvDocument['custom'][number]
export type CustomShape = CustomSection['shape']
export type CustomItem = CustomSection['items'][number]

/** A CV with nothing in it. */
export function emptyCv(): CvDocument {
	return cvDocumentSchema.parse({})
}

/** The person's name as printed, or `''`. */
export function fullName({ firstName, lastName }: PersonalInfo): string {
	return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ')
}

/** Returns the name with the title and letters around it ("Dr Ada Byrne RGN"), or `''` without a name. */
export function titledName(person: PersonalInfo): string {
	const name = fullName(person)
	if (name === '') return ''
	return [person.honorificPrefix.trim(), name, person.honorificSuffix.trim()]
		.filter(Boolean)
		.join(' ')
}
