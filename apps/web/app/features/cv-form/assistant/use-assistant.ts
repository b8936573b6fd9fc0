import { getRewriteEngine, runModelTask, settleModelText, type TaskResult } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useIsOnline } from '#shared/connection/use-is-online.ts'
import { toDocument } from '#shared/cv-form-data.ts'
import { newId } from '#shared/new-id.ts'
import { useSession } from '#shared/session/use-session.ts'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { whyNotModel } from '../suggestions/why-not-model.ts'
import { type AssistantTurn, keepTurns, storedTurns } from './assistant-history.ts'
import {
	type Answered,
	answerByRules,
	listOpenLines,
	readAnswer,
	toTask,
} from './assistant-lines.ts'

type Spoken = { answered: Answered; model: string | null; says: string }

/** Longer than the server gives a model at most. */
const timeoutMs = 320_000

/** The model that may be asked: there is one, somebody is signed in, and the device is online. */
export function useAssistantModel(): { model: string | null; isOnline: boolean } {
	const { user } = useSession()
	const isOnline = useIsOnline()
	const { data } = useQuery({
		queryKey: ['rewrite-engine'],
		queryFn: ({ signal }) => call(getRewriteEngine, { signal }),
		staleTime: 60_000,
		enabled: user !== null && isOnline,
	})
	const isReady = user !== null && isOnline && data !== undefined && data.tokensLeft > 0
	return { model: isReady ? data.model : null, isOnline }
}

/** What was asked about the open CV and what came of it. Nothing here changes the CV. */
export function useAssistant(advert: string) {
	const { store, cvId } = useCvFormContext()
	const [turns, setTurns] = useState(() => storedTurns(cvId))
	const [asked, setAsked] = useState<string | null>(null)
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	function change(next: (turns: AssistantTurn[]) => AssistantTurn[]) {
		setTurns((now) => {
			const changed = next(now)
			keepTurns(cvId, changed)
			return changed
		})
	}

	async function ask(request: string, model: string | null) {
		const controller = new AbortController()
		asking.current = controller
		setAsked(request)
		const lines = listOpenLines(toDocument(store.settle()))
		const spoken =
			model === null || lines.length === 0
				? byRules(lines)
				: await byModel(toTask(lines, request, advert), { lines, model, signal: controller.signal })
		if (controller.signal.aborted) return
		setAsked(null)
		change((now) => [...now, toTurn(request, spoken)])
	}

	function stop() {
		asking.current?.abort()
		setAsked(null)
	}

	function settle(turnId: string, settling: Settling) {
		const isOfModel = turns.find(({ id }) => id === turnId)?.model != null
		if (isOfModel) countSettled(settling.state)
		change((now) => now.map((turn) => settled(turn, turnId, settling)))
	}

	return {
		turns,
		/** The request that is being answered, or `null`. */
		asked,
		ask,
		stop,
		clear: () => change(() => []),
		settle: (turnId: string, index: number, state: 'accepted' | 'refused') =>
			settle(turnId, { list: 'proposals', index, state }),
		settleQuestion: (turnId: string, index: number, state: 'accepted' | 'refused') =>
			settle(turnId, { list: 'questions', index, state }),
	}
}

type Settling = { list: 'proposals' | 'questions'; index: number; state: 'accepted' | 'refused' }

function settled(turn: AssistantTurn, id: string, { list, index, state }: Settling): AssistantTurn {
	if (turn.id !== id) return turn
	return { ...turn, [list]: turn[list].map((one, at) => (at === index ? { ...one, state } : one)) }
}

/** Tells the operator's figures, which hold no text and no person. Nobody waits for it. */
function countSettled(state: Settling['state']): void {
	const outcome = state === 'accepted' ? 'accepted' : 'declined'
	void call(settleModelText, { body: { task: 'assist', outcome } }).catch(() => undefined)
}

function byRules(lines: ReturnType<typeof listOpenLines>): Spoken {
	const answered = answerByRules(lines)
	if (lines.length === 0)
		return {
			answered,
			model: null,
			says: 'You haven’t added any lines to your jobs yet. Say what you did, then ask again.',
		}
	const says =
		answered.proposals.length === 0
			? 'Ella’s own rules can’t follow requests, and they found nothing to improve in your lines.'
			: 'Ella’s own rules can’t follow requests, but here’s what they suggest for your lines.'
	return { answered, model: null, says }
}

type Asking = { lines: ReturnType<typeof listOpenLines>; model: string; signal: AbortSignal }

async function byModel(
	body: ReturnType<typeof toTask>,
	{ lines, model, signal }: Asking,
): Promise<Spoken> {
	try {
		const result = await call(runModelTask, { body, signal, timeoutMs })
		if (result.engine === 'local') {
			const { answered, says } = byRules(lines)
			const questions = readAnswer({ ...result, offered: [] }, lines)
			return {
				answered: { ...answered, questions: questions.questions, refused: questions.refused },
				model: null,
				says: `${reasonFor(result, model)} ${says}`,
			}
		}
		const answered = readAnswer(result, lines)
		return { answered, model, says: countInWords(answered) }
	} catch (error) {
		const { answered, says } = byRules(lines)
		const why = error instanceof ApiError ? error.message : `${model} didn’t answer.`
		return { answered, model: null, says: `${why} ${says}` }
	}
}

function reasonFor({ whyLocal }: TaskResult, model: string): string {
	return whyLocal === null
		? ''
		: `We got nothing we could use from ${model}: ${whyNotModel[whyLocal]}.`
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
