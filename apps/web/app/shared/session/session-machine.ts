import { sessionCalls, type User } from '@app/contract'
import { ApiError, NoAnswerError, toApiError } from '#shared/api/api-error.ts'
import { readJson, sendRequest } from '#shared/api/send-request.ts'
import type { TabMessage, Tabs } from './browser-tabs.ts'
import { createRefresher, type Refresh, SessionOverError } from './create-refresher.ts'
import { readLoginAnswer } from './read-login-answer.ts'
import {
	createSignal,
	loadingState,
	type SessionState,
	type SignedOutBecause,
} from './session-state.ts'
import { isExpired, readSubject } from './token-claims.ts'
import type { KeptTokens, TokenStore, Tokens } from './token-store.ts'

export type Credentials = { email: string; password: string; rememberMe: boolean }

export type SessionParts = { tokens: TokenStore; tabs: Tabs; now: () => number }

type Attempt<Answer> = (token: string | null) => Promise<Answer>

/** Who is signed in on this browser: loading until `start` has looked, then signed in or out. */
export class Session {
	readonly #tokens: TokenStore
	readonly #tabs: Tabs
	readonly #now: () => number
	readonly #refresh: Refresh
	readonly #changed = createSignal()
	readonly #ended = createSignal()
	#state: SessionState = loadingState
	/** Counts sign-ins and sign-outs, so that an answer that comes after one is not taken for the next. */
	#turn = 0

	constructor({ tokens, tabs, now }: SessionParts) {
		this.#tokens = tokens
		this.#tabs = tabs
		this.#now = now
		this.#refresh = createRefresher(tokens, tabs)
	}

	getState = (): SessionState => this.#state
	subscribe = this.#changed.subscribe
	/** Calls back when a call found that the session has ended and could not be renewed. */
	onEnded = this.#ended.subscribe

	/** Looks who is signed in and follows the other tabs, until the returned function is called. */
	start = (): (() => void) => {
		void this.lookAgain()
		const stopListening = this.#tabs.listen({
			message: (message) => this.#hear(message),
			stored: () => this.#followStorage(),
		})
		const handleOnline = () => {
			if (isUnconfirmed(this.#state)) void this.lookAgain()
		}
		window.addEventListener('online', handleOnline)
		return () => {
			stopListening()
			window.removeEventListener('online', handleOnline)
		}
	}

	/** Loads the user of the stored tokens, renewing the tokens first if they have expired. */
	lookAgain = async (): Promise<void> => {
		const isNewTab = this.#state.status === 'loading' && this.#tokens.read() === null
		const lent = isNewTab ? this.#tabs.borrow() : null
		if (lent !== null && !(await this.#keepLent(lent))) return
		const kept = this.#tokens.read()
		if (kept === null)
			return this.#become({ status: 'signed-out', user: null, because: 'never-in' })
		const turn = this.#nextTurn()
		try {
			if (isExpired(kept.access, this.#now())) await this.#refresh(kept.access)
			const user = await this.#loadUser()
			if (turn === this.#turn) this.#become({ status: 'signed-in', user })
		} catch (error) {
			if (turn === this.#turn) this.#settle(error)
		}
	}

	/** Signs in; throws what `explainFailedLogin` has words for. */
	login = async ({ email, password, rememberMe }: Credentials): Promise<void> => {
		this.#nextTurn()
		// The reason for the last sign-out decides which data is deleted, and an attempt to sign in is not a
		// sign-out.
		this.#leave(this.#state.status === 'signed-out' ? this.#state.because : 'left')
		const body = { email, password, remember_me: rememberMe }
		const response = await sendRequest(sessionCalls.login, { body }, null)
		if (!response.ok) throw await toApiError(response)
		await this.adopt(await readJson(response), { isRemembered: rememberMe })
	}

	/** Signs in with the answer to a sign-in request. */
	adopt = async (answer: unknown, { isRemembered }: { isRemembered: boolean }): Promise<void> => {
		const { tokens, user } = readLoginAnswer(answer)
		this.#nextTurn()
		this.#tokens.keep({ ...tokens, isRemembered })
		try {
			this.#become({ status: 'signed-in', user: user ?? (await this.#loadUser()) })
		} catch (error) {
			this.#leave('left')
			throw error
		}
	}

	/** Forgets the session here and in the other tabs at once, and has the server end it. */
	signOut = async (): Promise<void> => {
		const kept = this.#tokens.read()
		this.#nextTurn()
		this.#leave('left')
		if (!kept?.refresh) return
		this.#tabs.tell({ type: 'left', was: kept.refresh })
		// If the server is out of reach, the session expires there later.
		await sendRequest(sessionCalls.logout, { body: { refresh: kept.refresh } }, kept.access).catch(
			() => {},
		)
	}

	/** Merges changes into the signed-in user. */
	setUser = (changes: Partial<User>): void => {
		if (this.#state.status !== 'signed-in') return
		this.#become({ status: 'signed-in', user: { ...this.#state.user, ...changes } })
	}

	/** Makes a request with the stored token; a 401 renews it once and repeats the request once. */
	authorised = async <Answer extends { status: number }>(
		attempt: Attempt<Answer>,
	): Promise<Answer> => {
		let refused: Answer | null = null
		const keepRefusal: Attempt<Answer> = async (token) => {
			const response = await attempt(token)
			if (response.status === 401) refused = response
			return response
		}
		try {
			const response = await this.#attempt(keepRefusal)
			// The server is back, which a browser does not always notice; or it refuses what may be the person themselves.
			const isBack = isUnconfirmed(this.#state) && response.status < 500
			const isForbidden = this.#state.status === 'signed-in' && response.status === 403
			if (isBack || isForbidden) void this.lookAgain()
			return response
		} catch (error) {
			if (!(error instanceof SessionOverError) || refused === null) throw error
			this.#end(error.because)
			return refused
		}
	}

	/** Keeps what another tab lends to this one; answers whether nobody has signed in or out meanwhile. */
	async #keepLent(lent: Promise<Tokens | null>): Promise<boolean> {
		const turn = this.#nextTurn()
		const tokens = await lent
		if (turn !== this.#turn) return false
		if (tokens !== null) this.#tokens.keep({ ...tokens, isRemembered: false })
		return true
	}

	async #attempt<Answer extends { status: number }>(attempt: Attempt<Answer>): Promise<Answer> {
		const token = this.#tokens.read()?.access ?? null
		const response = await attempt(token)
		return response.status === 401 ? attempt(await this.#refresh(token)) : response
	}

	async #loadUser(): Promise<User> {
		const response = await this.#attempt((token) => sendRequest(sessionCalls.getUser, {}, token))
		if (!response.ok) throw await toApiError(response)
		// The server validated its answer with the schema that this type is inferred from.
		return (await readJson(response)) as User
	}

	#settle(error: unknown): void {
		if (error instanceof SessionOverError) this.#leave(error.because)
		else if (isBlocked(error)) this.#leave('blocked')
		else if (isOutOfReach(error)) this.#become(this.#withoutServer())
		else if (this.#state.status === 'loading' || isRefusal(error))
			this.#become({ ...signedOut, because: 'expired' })
		else this.#leave('expired')
	}

	/**
	 * Returns the state while the server is out of reach: the tokens' user stays signed in with the data on this
	 * device.
	 */
	#withoutServer(): SessionState {
		const subject = readSubject(this.#tokens.read()?.access ?? '')
		const user = this.#tokens.readUser()
		if (user === null || user.id !== subject) return { ...signedOut, because: 'unreachable' }
		return { status: 'signed-in', user, isUnconfirmed: true }
	}

	#end(because: SignedOutBecause): void {
		// Somebody may have signed in anew while the old session was found to be over.
		if (this.#tokens.read() !== null) return
		this.#nextTurn()
		this.#leave(because)
		this.#ended.emit()
	}

	#leave(because: SignedOutBecause): void {
		this.#tokens.clear()
		this.#become({ ...signedOut, because })
	}

	#hear(message: TabMessage): void {
		const kept = this.#tokens.read()
		if (message.type === 'wanted') this.#lend(kept)
		if (!('was' in message) || kept?.refresh !== message.was) return
		if (message.type === 'left') {
			this.#nextTurn()
			this.#leave('left')
		} else this.#tokens.keep({ ...message.tokens, isRemembered: kept.isRemembered })
	}

	// Remembered tokens are in the storage of every tab.
	#lend(kept: KeptTokens | null): void {
		if (kept === null || kept.isRemembered || this.#state.status !== 'signed-in') return
		const { access, refresh } = kept
		this.#tabs.tell({ type: 'shared', tokens: { access, refresh } })
	}

	#followStorage(): void {
		const kept = this.#tokens.read()
		if (kept === null) {
			this.#nextTurn()
			if (this.#state.status !== 'signed-out') this.#leave('left')
		} else if (readSubject(kept.access) !== this.#state.user?.id) void this.lookAgain()
	}

	#become(state: SessionState): void {
		this.#state = state
		if (state.status === 'signed-in' && !state.isUnconfirmed) this.#tokens.keepUser(state.user)
		this.#changed.emit()
	}

	#nextTurn(): number {
		this.#turn += 1
		return this.#turn
	}
}

const signedOut = { status: 'signed-out', user: null } as const

function isUnconfirmed(state: SessionState): boolean {
	if (state.status === 'signed-in') return state.isUnconfirmed === true
	return state.status === 'signed-out' && state.because === 'unreachable'
}

/** The account is inactive or blocked. */
function isBlocked(error: unknown): boolean {
	return error instanceof ApiError && error.status === 403
}

function isRefusal(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401
}

function isOutOfReach(error: unknown): boolean {
	if (error instanceof NoAnswerError) return true
	return error instanceof ApiError && (error.status === 429 || error.status >= 500)
}

/** The sentence shown to the person behind an inactive or blocked account. */
export const blockedSentence = 'Your account is inactive or blocked. Please contact support.'
