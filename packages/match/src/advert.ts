import { z } from 'zod'
import { conceptKindSchema } from './concept-kind.ts'

/** How much an advert wants something: it may also only tell of the work. */
const needSchema = z.enum(['essential', 'desirable', 'mentioned'])

/** One thing that an advert asks for, in the advert's own words. */
export const requirementSchema = z.object({
	/** The concept of the lexicon. */
	conceptId: z.string(),
	label: z.string(),
	kind: conceptKindSchema,
	/** Set when the advert asks for a special case of the concept, which the concept alone does not prove. */
	narrower: z.string().nullable(),
	need: needSchema,
	/** The words of the advert. */
	quote: z.string(),
	/** Other words of the advert for the same thing. */
	alsoSaid: z.array(z.string()),
	/** The line of the advert that they stand in. */
	line: z.string(),
})

export type RequirementLevel = z.infer<typeof needSchema>
export type Requirement = z.infer<typeof requirementSchema>

/** The contents of an advert that can be compared with a CV. */
export type Advert = {
	/** The job's title, or `null` where the text does not give it away. */
	title: string | null
	/** Each concept once, under the strongest need that is said of it. */
	requirements: Requirement[]
	/** Years of experience that it asks for at least, or `null`. */
	years: number | null
	/** Lines that decide whether an application is read at all: permits, licences, shifts, checks. */
	knockOuts: string[]
	/** Reasons for caution: a request for money, a private address, hidden characters. */
	warnings: string[]
}
