import { sectionNames } from '@app/cv'
import { z } from 'zod'

/** Words that may carry a link: `url` is `''`, or an address that is safe to follow. */
const linkedTextSchema = z.object({ text: z.string(), url: z.string() })
const texts = z.array(z.string())

const partSchema = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('entry'),
		/** The heading printed once above the first of several roles at one employer. */
		employer: z.object({ name: z.string(), place: z.string(), dates: z.string() }).nullable(),
		/** Whether its employer stands above it. */
		isRole: z.boolean(),
		title: z.string(),
		organisation: z.string(),
		place: z.string(),
		dates: z.string(),
		facts: z.array(linkedTextSchema),
		paragraphs: texts,
		points: texts,
	}),
	z.object({
		kind: z.literal('note'),
		title: z.string(),
		details: z.array(linkedTextSchema),
		paragraphs: texts,
	}),
	z.object({ kind: z.literal('group'), label: z.string(), items: texts }),
	z.object({ kind: z.literal('prose'), paragraphs: texts }),
	z.object({ kind: z.literal('points'), points: texts }),
])

/** The printed text of a CV, in the order of its pages: a part that is not printed is not here. */
export const printedCvContentSchema = z.object({
	heading: z.string(),
	headline: z.string(),
	contacts: z.array(linkedTextSchema),
	sections: z.array(
		z.object({ name: z.enum(sectionNames), title: z.string(), parts: z.array(partSchema) }),
	),
})
export type PrintedCvContent = z.infer<typeof printedCvContentSchema>
export type PrintedPart = z.infer<typeof partSchema>
export type LinkedWords = z.infer<typeof linkedTextSchema>
