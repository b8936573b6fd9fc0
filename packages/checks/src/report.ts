import { evidenceSchema } from '@app/cv'
import { z } from 'zod'
import { mendSchema } from './quick-fix.ts'

/**
 * How much a finding weighs. A blocker caps the whole score, `warning-3` to `warning-1` cost 15, 10 and 5
 * points inside their category, a tip costs nothing.
 */
export const severitySchema = z.enum(['blocker', 'warning-3', 'warning-2', 'warning-1', 'tip'])

export const categoryIdSchema = z.enum([
	'parseability',
	'contact',
	'sections',
	'dates',
	'impact',
	'language',
	'locale',
])

export const findingSchema = z.object({
	/** Unique in its report and the same for the same input. */
	id: z.string(),
	checkId: z.string(),
	category: categoryIdSchema,
	severity: severitySchema,
	/** For a blocker, the most that the whole score can be; reports made before version 2 do not say it. */
	cap: z.number().optional(),
	/** What was found, in one plain sentence. */
	title: z.string(),
	/** Why it matters. */
	why: z.string(),
	/** How to mend it. */
	fix: z.string(),
	/** Points of the whole score that mending it would win back if it alone were mended. */
	cost: z.number(),
	evidence: z.array(evidenceSchema),
	/** Ways to mend it by a press of a button, while the CV is being written. */
	mends: z.array(mendSchema).optional(),
})

const categoryScoreSchema = z.object({
	id: categoryIdSchema,
	title: z.string(),
	/** Share of the whole score in per cent; the seven add up to 100. */
	weight: z.number(),
	score: z.number().min(0).max(100),
	/**
	 * Set when there was nothing to judge: `missing` where the CV lacks what the category judges, which earns no points, and
	 * `unjudged` where nothing can be said yet, as of a file before there is one; that counts neither way.
	 */
	nothingToJudge: z.enum(['missing', 'unjudged']).optional(),
})

const checkTitleSchema = z.object({
	checkId: z.string(),
	category: categoryIdSchema,
	title: z.string(),
})

/** What the checks say of one CV. The same input under the same rules always gives the same report. */
export const reportSchema = z.object({
	rulesetVersion: z.string(),
	score: z.number().int().min(0).max(100),
	/** The lowest cap of all blockers found, or `null`. */
	cappedAt: z.number().nullable(),
	/** A sentence on the CV as a whole and one on what to do first. */
	headline: z.string(),
	summary: z.string(),
	categories: z.array(categoryScoreSchema),
	/** What to mend first comes first. */
	findings: z.array(findingSchema),
	/** Findings that the person set aside as not for their field; they cost nothing. */
	dismissed: z.array(findingSchema).optional(),
	/** Checks that looked at something and found nothing to mend. */
	passed: z.array(checkTitleSchema),
	/** Checks that had nothing to look at; reports made before version 2 count these as passed. */
	notApplicable: z.array(checkTitleSchema).optional(),
})

export type Severity = z.infer<typeof severitySchema>
export type CategoryId = z.infer<typeof categoryIdSchema>

export type Finding = z.infer<typeof findingSchema>
export type CategoryScore = z.infer<typeof categoryScoreSchema>
export type Report = z.infer<typeof reportSchema>
