import type { TaskProgress } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { toDocument } from '#shared/cv-form-data.ts'
import { countSettled, runTask, type TaskBody } from '#shared/model/run-task.ts'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { newId } from '#shared/new-id.ts'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { type AssistantTurn, keepTurns, storedTurns } from './assistant-history.ts'
import {
	type Answered,
	answerByRules,
	listOpenLines,
	readAnswer,
	toTask,
} from './assistant-lines.ts'

/** A request in progress, and the part of the answer that the model has finished. */
type Work = { request: string; progress: TaskProgress | null }

type Spoken = { answered: Answered; model: string | null; says: string }

/**
 * Returns the requests about the open CV and their answers, and functions to ask and settle. None of them changes the
 * CV.
 */
export function useAssistant(advert: string) {
	const { store, cvId } = useCvFormContext()
	const [turns, setTurns] = useState(() => storedTurns(cvId))
	const [work, setWork] = useState<Work | null>(null)
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	function change(next: (turns: AssistantTurn[]) => AssistantTurn[]) {
		setTurns((now) => {
			const changed = next(now)
			keepTurns(cvId, changed)
			return changed
		})
	}

	async function ask(request: string, model: AnsweringModel | null) {
		const controller = new AbortController()
		asking.current = controller
		setWork({ request, progress: null })
		const { signal } = controller
		const onProgress = (progress: TaskProgress) => setWork({ request, progress })
		const lines = listOpenLines(toDocument(store.settle()))
		const answering =
			model === null || lines.length === 0 ? null : { lines, model, signal, onProgress }
		const spoken =
			answering === null
				? byRules(lines, { isAsked: false })
				: await byModel(prepare(request), answering).catch(() => null)
		if (spoken === null || signal.aborted) return
		setWork(null)
		change((now) => [...now, toTurn(request, spoken)])
	}

	/** Returns the body that a request would be sent with. */
	function prepare(request: string): TaskBody {
		const cv = toDocument(store.settle())
		return { ...toTask(listOpenLines(cv), request, advert), hide: wordsToRedact(cv) }
	}

	function stop() {
		asking.current?.abort()
		setWork(null)
	}

	function settle(turnId: string, settling: Settling) {
		const isOfModel = turns.find(({ id }) => id === turnId)?.model != null
		const outcome = nameOutcome(settling)
		if (isOfModel && outcome !== null) countSettled('assist', outcome)
		change((now) => now.map((turn) => settled(turn, turnId, settling)))
	}

	return {
		turns,
		/** The request in progress, or `null`. */
		work,
		ask,
		prepare,
		stop,
		clear: () => change(() => []),
		settle: (
			turnId: string,
			index: number,
			settling: Pick<Settling, 'state' | 'isEdited' | 'after'>,
		) => settle(turnId, { list: 'proposals', index, ...settling }),
		settleQuestion: (turnId: string, index: number, state: 'accepted' | 'refused') =>
			settle(turnId, { list: 'questions', index, state }),
	}
}

type Settling = {
	list: 'proposals' | 'questions'
	index: number
	/** Undone, it is open again. */
	state: AssistantTurn['proposals'][number]['state']
	/** The person changed the words before they took them. */
	isEdited?: boolean
	/** The words that they took. */
	after?: string
}

function nameOutcome({ state, isEdited }: Settling): 'accepted' | 'edited' | 'declined' | null {
	if (state === 'open') return null
	if (state === 'refused') return 'declined'
	return isEdited === true ? 'edited' : 'accepted'
}

function settled(turn: AssistantTurn, id: string, settling: Settling): AssistantTurn {
	if (turn.id !== id) return turn
	const { list, index, state, after } = settling
	const changed = { state, ...(after !== undefined && { after }) }
	return {
		...turn,
		[list]: turn[list].map((one, at) => (at === index ? { ...one, ...changed } : one)),
	}
}

/** `isAsked` tells that a model was asked first, which reads requests. */
function byRules(
	lines: ReturnType<typeof listOpenLines>,
	{ isAsked }: { isAsked: boolean },
): Spoken {
	const answered = answerByRules(lines)
	if (lines.length === 0)
		return {
			answered,
			model: null,
			says: 'You haven’t added any lines to your jobs yet. Say what you did, then ask again.',
		}
	return { answered, model: null, says: rulesInWords(answered.proposals.length > 0, isAsked) }
}

function rulesInWords(found: boolean, isAsked: boolean): string {
	if (isAsked)
		return found
			? 'Ella’s own rules can’t follow requests, but here’s what they suggest for your lines.'
			: 'Ella’s own rules can’t follow requests, and they found nothing to improve in your lines.'
	return found
		? 'Here’s what Ella’s rules suggest for your lines.'
		: 'Ella’s rules found nothing to reword in your lines. Check asks for figures and results.'
}

type Asking = {
	lines: ReturnType<typeof listOpenLines>
	model: AnsweringModel
	signal: AbortSignal
	onProgress: (progress: TaskProgress) => void
}

async function byModel(body: TaskBody, { lines, ...asking }: Asking): Promise<Spoken> {
	const { result, problem } = await runTask(body, asking)
	if (result !== null && result.engine === 'model') {
		const answered = readAnswer(result, lines)
		return { answered, model: asking.model.name, says: countInWords(answered) }
	}
	const { answered, says } = byRules(lines, { isAsked: true })
	const found = result === null ? null : readAnswer({ ...result, offered: [] }, lines)
	return {
		answered: { ...answered, questions: found?.questions ?? [], refused: found?.refused ?? 0 },
		model: null,
		says: [problem, says].filter(Boolean).join(' '),
	}
}

function countInWords({ proposals, questions, refused }: Answered): string {
	const changes =
		proposals.length === 0
			? 'None of the suggestions kept to your words, so we left them out.'
			: `${proposals.length === 1 ? 'One suggested change' : `${proposals.length} suggested changes`}, using only your words.`
	const asks = questions.length === 0 ? '' : ' Some say more than you did, so Ella asks first.'
	const left = refused === 0 ? '' : ` We left out ${refused} that claimed too much.`
	return `${changes}${asks}${left}`
}

function toTurn(request: string, { answered, model, says }: Spoken): AssistantTurn {
	const open = { state: 'open' as const }
	return {
		id: newId(),
		request,
		model,
		says,
		proposals: answered.proposals.map((one) => ({ ...one, ...open })),
		questions: answered.questions.map((one) => ({ ...one, ...open })),
	}
}
