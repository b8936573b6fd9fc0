import { evidenceSchema } from '@app/cv'
import { z } from 'zod'
import { measureIds, partIds } from './merit/measures.ts'
import { quickFixSchema } from './quick-fix.ts'

/** How much a finding weighs. A blocker caps the whole score, `warning-3` to `warning-1` weigh 15, 10 and 5, a tip nothing. */
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
	/** The fault, in one plain sentence. */
	title: z.string(),
	/** Why it matters. */
	why: z.string(),
	/** How to fix it. */
	fix: z.string(),
	/** Points of the whole score that fixing it would win back if it alone were fixed. */
	cost: z.number(),
	/** Points that its measure would earn if it were fixed, before any cap; absent for faults of form and before version 3. */
	gain: z.number().optional(),
	evidence: z.array(evidenceSchema),
	/** Ways to fix it by a press of a button, while the CV is being written. */
	quickFixes: z.array(quickFixSchema).optional(),
})

const categoryScoreSchema = z.object({
	id: categoryIdSchema,
	title: z.string(),
	/** Share of the whole score in per cent before version 3; the seven add up to 100. */
	weight: z.number(),
	score: z.number().min(0).max(100),
	/**
	 * Set when there was nothing to judge. `missing`: the CV lacks the things that the category judges, so it earns
	 * no points. `unjudged`: the category cannot be judged yet, as before there is a file, so it doesn't count.
	 */
	nothingToJudge: z.enum(['missing', 'unjudged']).optional(),
})

const checkTitleSchema = z.object({
	checkId: z.string(),
	category: categoryIdSchema,
	title: z.string(),
})

const earnedPoints = {
	title: z.string(),
	points: z.number(),
	/** The most that it can earn; the parts together make 100. */
	of: z.number(),
}

const earnedPartSchema = z.object({
	id: z.enum(partIds),
	...earnedPoints,
	measures: z.array(
		z.object({
			id: z.enum(measureIds),
			...earnedPoints,
			/** The most that it can earn in a CV of this length. */
			most: z.number(),
		}),
	),
})

const nextStepSchema = z.object({
	measure: z.enum(measureIds),
	points: z.number(),
	text: z.string(),
})

/** The results of all checks on one CV. The same input under the same rules always gives the same report. */
export const reportSchema = z.object({
	rulesetVersion: z.string(),
	score: z.number().int().min(0).max(100),
	/** The cap that holds the score down, or `null` where none does. */
	cappedAt: z.number().nullable(),
	/** A sentence on the CV as a whole and one on what to do first. */
	headline: z.string(),
	summary: z.string(),
	/**
	 * The parts of the score. Absent in reports before version 3, which the scores of the categories explain instead.
	 */
	parts: z.array(earnedPartSchema).optional(),
	/** The steps that would earn the next ten points. */
	nextSteps: z.array(nextStepSchema).optional(),
	categories: z.array(categoryScoreSchema),
	/** The findings, the most urgent first. */
	findings: z.array(findingSchema),
	/** Findings that the person set aside as not for their field. */
	dismissed: z.array(findingSchema).optional(),
	/** Checks that looked at something and found nothing to fix. */
	passed: z.array(checkTitleSchema),
	/** Checks that had nothing to look at; reports made before version 2 count these as passed. */
	notApplicable: z.array(checkTitleSchema).optional(),
})

export type Severity = z.infer<typeof severitySchema>
export type CategoryId = z.infer<typeof categoryIdSchema>

export type Finding = z.infer<typeof findingSchema>
export type CategoryScore = z.infer<typeof categoryScoreSchema>
export type Report = z.infer<typeof reportSchema>
