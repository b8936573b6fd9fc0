import { z } from 'zod'
import { account, owner } from '../access.ts'
import { endpoint } from '../define-endpoint.ts'
import { singleLineText } from '../text-fields.ts'

/** The stages that everybody has, in their order. */
export const commonStageSchema = z.enum([
	'saved',
	'applied',
	'interview',
	'offer',
	'accepted',
	'rejected',
	'withdrawn',
])
export type CommonStage = z.infer<typeof commonStageSchema>

/** A stage: one that everybody has, or the id of one of the person's own. */
export const stageSchema = z.union([commonStageSchema, z.uuid()])
export type Stage = z.infer<typeof stageSchema>

/** Stages of one's own, at most. */
export const mostOwnStages = 12

/** The name of a custom stage and its position, which is beside the common stage that it counts as. */
const ownStage = {
	name: singleLineText(40).min(1, 'Please give the stage a name.'),
	/** The common stage that it counts as in insights: a “phone screen” counts as `interview`. */
	countsAs: commonStageSchema,
	/** The side of the common stage on which it is placed; stages on one side are in the order of the list. */
	stands: z.enum(['before', 'after']),
}

/** A stage that a person made. */
export const ownStageSchema = z.object({ id: z.uuid(), ...ownStage })
export type OwnStage = z.infer<typeof ownStageSchema>

const stageParams = z.object({ stageId: z.uuid() })

export const listApplicationStages = endpoint({
	method: 'GET',
	path: '/api/application-stages/',
	access: account,
	summary: 'All stages in order, including your own',
	response: z.object({
		/** The columns of the board, from left to right. */
		order: z.array(stageSchema),
		own: z.array(ownStageSchema),
		/** How many one may make. */
		most: z.number().int(),
	}),
})

export const addApplicationStage = endpoint({
	method: 'POST',
	path: '/api/application-stages/',
	access: account,
	summary: 'Create your own stage',
	body: z.object({ ...ownStage, stands: ownStage.stands.default('after') }),
	response: ownStageSchema,
})

export const changeApplicationStage = endpoint({
	method: 'PATCH',
	path: '/api/application-stages/:stageId/',
	access: owner({ 'params.stageId': 'application_stage', 'body.before': 'application_stage' }),
	summary: 'Rename or move one of your own stages',
	params: stageParams,
	body: z.object({
		name: ownStage.name.optional(),
		countsAs: ownStage.countsAs.optional(),
		stands: ownStage.stands.optional(),
		/**
		 * The own stage of the same side that it comes to stand before; `null` is the end of its side. Absent, it keeps its
		 * place there, and on another side it goes to the end.
		 */
		before: z.uuid().nullable().optional(),
	}),
	response: ownStageSchema,
})

/** The stage's applications move to the end of the stage that it counts as; the history keeps its name. */
export const deleteApplicationStage = endpoint({
	method: 'DELETE',
	path: '/api/application-stages/:stageId/',
	access: owner({ 'params.stageId': 'application_stage' }),
	summary: 'Delete one of your own stages; its applications move to the stage it counts as',
	params: stageParams,
})
