import type { GuestSession } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { forgetAnalysis, rememberAnalysis } from '#shared/guest-session/remembered-analysis.ts'
import { type AnalysisView, analysisView, isGone } from './analysis-view.ts'
import type { GuestCalls } from './guest-calls.ts'
import { useFollowAnalysis } from './use-follow-analysis.ts'
import { useSendFile } from './use-send-file.ts'

/** The last event of the person's file, shown above the upload. */
export type Notice = 'stopped' | 'cancelled' | 'deleted' | 'not-deleted'

type CvAnalysis = {
	view: AnalysisView
	notice: Notice | null
	send: (file: File) => void
	tryAgain: () => void
	waitOn: () => void
	cancel: () => void
	startAgain: () => void
	deleteNow: () => void
}

/** The analysis of an upload: the session stands in the address of the page at `path` until its report is there. */
export function useCvAnalysis(calls: GuestCalls, path = '/cv-analysis'): CvAnalysis {
	const navigate = useNavigate()
	const location = useLocation()
	const [search] = useSearchParams()
	const [notice, setNotice] = useState<Notice | null>(null)
	const following = useFollowAnalysis(search.get('session'), calls)
	const { sessionId } = following
	const isHere = useIsHere()
	// The address can come to the session by another way, which does not carry the name of the file.
	const [sent, setSent] = useState<{ sessionId: string; fileName: string } | null>(null)
	const upload = useSendFile(calls, async (session: GuestSession, file: File) => {
		// One of an account is found there, and the next person at this computer must not be offered it.
		if (!session.is_kept) rememberAnalysis(session.session_id)
		// A person who has gone to another page is not sent back; the analysis is found on the next visit.
		if (!isHere.current) return
		following.begin(session)
		setSent({ sessionId: session.session_id, fileName: file.name })
		const address = { pathname: path, search: `?session=${session.session_id}` }
		await navigate(address, { state: { fileName: file.name } })
	})
	const sentName = sent?.sessionId === sessionId ? (sent?.fileName ?? null) : null
	const isOver = isGone(following.error)
	useEffect(() => {
		if (isOver && sessionId) forgetAnalysis(sessionId)
	}, [isOver, sessionId])

	const startAgain = () => {
		setNotice(null)
		upload.stop()
		void navigate(path)
	}
	const remove = async (done: Notice) => {
		upload.stop()
		setNotice(sessionId === null ? done : null)
		void navigate(path, { replace: true })
		if (sessionId === null) return
		forgetAnalysis(sessionId)
		await following.drop(sessionId)
		// A lost connection must not keep the person on this screen: the server deletes the file later anyway.
		const outcome = await calls.remove(sessionId).then(
			() => done,
			() => 'not-deleted' as const,
		)
		setNotice(outcome)
	}
	return {
		view: analysisView(upload, {
			...following,
			fileName: readFileName(location.state) ?? sentName,
		}),
		notice,
		send: (file) => {
			setNotice(null)
			upload.send(file)
		},
		tryAgain: upload.error ? upload.sendAgain : following.followOn,
		waitOn: following.followOn,
		cancel: () => void remove(sessionId === null ? 'stopped' : 'cancelled'),
		startAgain,
		deleteNow: () => void remove('deleted'),
	}
}

function readFileName(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('fileName' in state)) return null
	return typeof state.fileName === 'string' ? state.fileName : null
}

/** Whether the screen is still shown, for what ends later. */
function useIsHere() {
	const isHere = useRef(true)
	useEffect(() => {
		isHere.current = true
		return () => {
			isHere.current = false
		}
	}, [])
	return isHere
}
