import { maxLineLength } from '@app/cv'
import { z } from 'zod'
import { anyoneOrOwner } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { hiddenWordsSchema, ownModelKeySchema, ownModelSchema } from './own-model.ts'
import { modelPayloadSchema, whyLocalSchema } from './rewrites.ts'

/** Lines, answers and other words of the person that go with one task at most. */
export const maxTaskFacts = 80
/** Characters of an advert, or of a page, that go with one task at most. */
export const maxTaskContext = 20_000
/** The most characters of a person's request. */
export const maxTaskRequest = 500

/**
 * The tasks that a language model can be given. A test compares the list with the equal one in `@app/rewrite/model`.
 */
export const modelTaskSchema = z.enum([
	'reword',
	'correct',
	'ask',
	'answer',
	'profile',
	'letter',
	'tailor',
	'read',
	'advert',
	'proof',
	'interview',
	'assist',
])

const factId = z.string().regex(/^[\w.-]{1,60}$/, 'must be letters, digits, dots and hyphens')

const taskBody = z.object({
	task: modelTaskSchema,
	/** The person's own statements, and nothing else: every text must be supported by them. */
	facts: z
		.array(
			z.object({
				id: factId,
				text: z.string().max(maxLineLength * 2),
				/** Whether the job of this fact goes on; other facts of the task may differ. */
				current: z.boolean().optional(),
			}),
		)
		.max(maxTaskFacts)
		.default([]),
	/** An advert or the words of a page; nothing of it becomes a claim. */
	context: z.string().max(maxTaskContext).default(''),
	/** The person's request in their own words. */
	request: z.string().max(maxTaskRequest).default(''),
	/** The job goes on, so its lines are told in the present. */
	current: z.boolean().default(false),
	/** Words that are hidden before anything is sent, such as the names on the CV. */
	hide: hiddenWordsSchema.default([]),
})

const checkedTextSchema = z.object({
	/** The id of the fact that the text replaces, or a name that the task gives. */
	id: z.string(),
	text: z.string(),
	/** The ids of the facts that it stands on. */
	facts: z.array(z.string()),
})

/** The result of a task. Nothing in `offered` claims more than the facts. */
const taskResultSchema = z.object({
	/** Who wrote `offered`. */
	engine: z.enum(['local', 'model']),
	offered: z.array(checkedTextSchema),
	/** Texts that say more, each with the question whose yes makes it true. They may not be used before. */
	toConfirm: z.array(checkedTextSchema.extend({ question: z.string() })),
	/** Why each text that was refused was refused; the texts themselves aren’t told. */
	refused: z.array(z.object({ id: z.string(), why: z.array(z.string()) })),
	/** The ids of facts that weren’t sent: they speak to a machine, or there was no room. */
	keptBack: z.array(z.string()),
	/** Why it wasn’t the model, or `null`. */
	whyLocal: whyLocalSchema,
	/** Tokens that the model used for it. */
	tokens: z.number().int(),
})
export type TaskResult = z.infer<typeof taskResultSchema>

export const runModelTask = endpoint({
	method: 'POST',
	path: '/api/model/tasks/',
	access: anyoneOrOwner({}),
	summary: 'Ask the language model to write, and get only what your facts support',
	body: taskBody.extend({ own: ownModelKeySchema.optional() }),
	response: taskResultSchema,
})

/** Lines of JSON: `{ progress }` while the model writes; the last one is `{ result }`. No text comes before it was checked. */
export const streamModelTask = endpoint({
	method: 'POST',
	path: '/api/model/tasks/stream/',
	access: anyoneOrOwner({}),
	summary: 'The same, told text by text as each one passes the check',
	body: taskBody.extend({ own: ownModelKeySchema.optional() }),
})

const taskProgressSchema = z.object({
	/** The present step: the first response, or a second try at the refused texts. */
	step: z.enum(['writing', 'correcting']),
	/** The texts that the model has finished so far and that passed the check. The result repeats them all. */
	offered: z.array(checkedTextSchema),
})
export type TaskProgress = z.infer<typeof taskProgressSchema>

/** One line of the stream. */
export const taskEventSchema = z.union([
	z.object({ progress: taskProgressSchema }),
	z.object({ result: taskResultSchema }),
])
export type TaskEvent = z.infer<typeof taskEventSchema>

export const previewModelTask = endpoint({
	method: 'POST',
	path: '/api/model/tasks/preview/',
	access: anyoneOrOwner({}),
	summary: 'Exactly what would be sent to the language model for a task',
	body: taskBody.extend({ own: ownModelSchema.optional() }),
	response: modelPayloadSchema,
})

/** Counts what became of a text of the model. Neither the text nor the person is kept. */
export const settleModelText = endpoint({
	method: 'POST',
	path: '/api/model/tasks/settled/',
	access: anyoneOrOwner({}),
	summary: 'Say whether a text of the language model was accepted, edited or declined',
	body: z.object({ task: modelTaskSchema, outcome: z.enum(['accepted', 'edited', 'declined']) }),
})

export const testOwnModel = endpoint({
	method: 'POST',
	path: '/api/model/own/test/',
	access: anyoneOrOwner({}),
	summary: 'Ask your own language model one harmless question, to see whether your key works',
	body: z.object({ own: ownModelKeySchema }),
	response: z.object({
		works: z.boolean(),
		/** Why there was no usable answer, or `null`. */
		why: whyLocalSchema,
		/** Milliseconds until the answer. */
		tookMs: z.number().int(),
		/** Tokens that it used. */
		tokens: z.number().int(),
	}),
})
