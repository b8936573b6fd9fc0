import { evidenceSchema } from '@app/cv'
import { z } from 'zod'
import { requirementSchema } from './advert.ts'

/**
 * How a CV shows a requirement: in an account of work, perhaps in a line with other words, only in a list, or not at
 * all. *Perhaps* is no proof until the person confirms the line.
 */
const proofSchema = z.enum(['shown', 'perhaps', 'listed', 'missing'])

const matchedRequirementSchema = z.object({
	...requirementSchema.shape,
	proof: proofSchema,
	/** The words of the CV that show it, or perhaps do, each with the line that they stand in, the strongest first. */
	evidence: z.array(evidenceSchema.extend({ line: z.string() })),
	/** The words of the CV for the very thing, where they are none of the advert's words. */
	ownWords: z.string().optional(),
	/** The subject of a missing licence, certificate or degree, where the CV names only the subject. */
	onlySubject: z.string().optional(),
	/** The alternatives in the words of the advert, where it accepts one thing or another: “Sage or Xero”. */
	alternatives: z.array(z.string()).optional(),
	/** The alternative that counts instead of this requirement. */
	secondTo: z.string().optional(),
	/** The question to the person about a missing requirement that no line is near to. */
	question: z.string().optional(),
	/** Set where only work that ended more than five years ago shows it. */
	isLongAgo: z.boolean(),
})

/** One part of the score, with one sentence that explains it. */
const matchPartSchema = z.object({
	id: z.enum(['essential', 'desirable', 'duties', 'work', 'title', 'seniority', 'years']),
	title: z.string(),
	/** Share of the whole in per cent, 0 for what is told but not counted; parts without anything to say are left out. */
	weight: z.number(),
	score: z.number().min(0).max(100),
	reason: z.string(),
})

/** The advice on an advert, with the reasons for it. */
const adviceSchema = z.object({
	kind: z.enum(['apply', 'apply and say why', 'not yet']),
	/** Licences and qualifications that are required and not in the CV, in the words of the advert. */
	mustHaves: z.array(z.string()),
	/**
	 * How many essentials there are, and how many of them the CV shows or perhaps shows; of all requirements where none
	 * is essential (`hasEssentials`). Soft traits are left out.
	 */
	of: z.number().int(),
	shown: z.number().int(),
	perhaps: z.number().int(),
	hasEssentials: z.boolean(),
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
	/** Reasons for caution before answering this advert. */
	warnings: z.array(z.string()),
	/** Words of the advert that the CV repeats so often that it reads as stuffed. */
	stuffed: z.array(z.string()),
})

export type Proof = z.infer<typeof proofSchema>
export type MatchedRequirement = z.infer<typeof matchedRequirementSchema>
export type MatchPart = z.infer<typeof matchPartSchema>
export type MatchReport = z.infer<typeof matchReportSchema>
