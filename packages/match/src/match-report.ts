import { evidenceSchema } from '@app/cv'
import { z } from 'zod'
import { requirementSchema } from './advert.ts'

/**
 * Whether a CV shows what is asked for: in what was done, perhaps in a line that means it in other words, only in a list, or not at
 * all. *Perhaps* is no proof: the person says whether the line is it.
 */
const proofSchema = z.enum(['shown', 'perhaps', 'listed', 'missing'])

const matchedRequirementSchema = z.object({
	...requirementSchema.shape,
	proof: proofSchema,
	/** The words of the CV that show it, or perhaps do, each with the line that they stand in, the strongest first. */
	evidence: z.array(evidenceSchema.extend({ line: z.string() })),
	/** The words of the CV for the very thing, where they are none of the advert's words. */
	ownWords: z.string().optional(),
	/** What a missing licence, certificate or degree is about, where the CV names that alone: "counterbalance". */
	onlySubject: z.string().optional(),
	/** What else would do, in the words of the advert, where it asks for one thing or another: "Sage or Xero". */
	alternatives: z.array(z.string()).optional(),
	/** The one of several alternatives that counts in the place of this one. */
	secondTo: z.string().optional(),
	/** Set where only work that ended more than five years ago shows it. */
	isLongAgo: z.boolean(),
})

/** One part of the score, and what it was made of in one sentence. */
const matchPartSchema = z.object({
	id: z.enum([
		'essential',
		'desirable',
		'skills',
		'title',
		'seniority',
		'years',
		'credentials',
		'duties',
	]),
	title: z.string(),
	/** Share of the whole in per cent; the parts that an advert says nothing about are left out. */
	weight: z.number(),
	score: z.number().min(0).max(100),
	reason: z.string(),
})

/** What to do about an advert, and what it rests on. */
const adviceSchema = z.object({
	kind: z.enum(['apply', 'apply and say why', 'not yet']),
	/** Licences and qualifications that are required and not in the CV, in the words of the advert. */
	mustHaves: z.array(z.string()),
	/** How many essentials there are, and how many of them the CV shows or perhaps shows. Soft traits are left out. */
	of: z.number().int(),
	shown: z.number().int(),
	perhaps: z.number().int(),
})

/** How a CV answers an advert. Never mixed with the score of the CV itself. */
export const matchReportSchema = z.object({
	score: z.number().int().min(0).max(100),
	title: z.string().nullable(),
	advice: adviceSchema,
	parts: z.array(matchPartSchema),
	requirements: z.array(matchedRequirementSchema),
	/** Lines to answer for oneself before applying. */
	knockOuts: z.array(z.string()),
	/** What to be careful of before answering this advert. */
	warnings: z.array(z.string()),
	/** Words of the advert that the CV repeats so often that it reads as stuffed. */
	stuffed: z.array(z.string()),
})

export type Proof = z.infer<typeof proofSchema>
export type MatchedRequirement = z.infer<typeof matchedRequirementSchema>
export type MatchPart = z.infer<typeof matchPartSchema>
export type MatchReport = z.infer<typeof matchReportSchema>
