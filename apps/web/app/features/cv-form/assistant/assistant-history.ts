import { z } from 'zod'
import { browserStorage } from '#shared/browser-storage.ts'
import { parseJson } from '#shared/parse-json.ts'
import { keyPrefixes } from '#shared/storage-keys.ts'

/** The most requests that are remembered. */
const mostTurns = 10

const lineSchema = z.object({
	id: z.string(),
	itemId: z.string(),
	text: z.string(),
	current: z.boolean(),
	job: z.string(),
})
const proposalSchema = z.object({
	line: lineSchema,
	after: z.string(),
	why: z.string(),
	sources: z.array(z.string()),
	/** What became of it. */
	state: z.enum(['open', 'accepted', 'refused']),
})
const turnSchema = z.object({
	id: z.string(),
	request: z.string(),
	/** Who answered: the model's name, or `null` for the rules. */
	model: z.string().nullable(),
	/** The sentence beside the proposals. */
	says: z.string(),
	proposals: z.array(proposalSchema),
	questions: z.array(proposalSchema.extend({ question: z.string() })),
})

export type AssistantTurn = z.infer<typeof turnSchema>
export type TurnProposal = AssistantTurn['proposals'][number]

const keyOf = (cvId: string) => `${keyPrefixes.assistant}${cvId}` as const

/** Returns the requests and proposals for a CV in this browser, oldest first. */
export function storedTurns(cvId: string): AssistantTurn[] {
	const text = browserStorage().getItem(keyOf(cvId))
	return z.array(turnSchema).safeParse(parseJson(text ?? '')).data ?? []
}

/** Keeps it, as far as the browser allows. */
export function keepTurns(cvId: string, turns: readonly AssistantTurn[]): void {
	try {
		browserStorage().setItem(keyOf(cvId), JSON.stringify(turns.slice(-mostTurns)))
	} catch {
		// Without storage a reload forgets them; nothing of the CV is lost.
	}
}
