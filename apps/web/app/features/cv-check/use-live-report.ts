import type { Report } from '@app/checks'
import type { CvDesign, CvDocument } from '@app/cv'
import { startTransition, useEffect, useRef, useState } from 'react'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'

const settledAfterMs = 300
// The checks and the dictionary load when the editor is idle, unless the person is waiting for them.
const firstAfterMs = 1500

export type LiveReport = {
	/** The CV that the report is about. */
	cv: CvDocument
	design: CvDesign
	report: Report
	/** The dictionary could not be fetched, so the spelling was not looked at. */
	isWithoutDictionary: boolean
}

const withoutDictionary =
	'Spelling isn’t checked: the dictionary couldn’t be loaded. We’ll try again with your next change, or when you’re back online.'

/**
 * Returns the report of the CV as it is written: `live` is `null` before the first answer, and `problem` is a
 * sentence when the checks or the dictionary fail. With `isAwaited` (read once) the first report is requested at
 * once.
 */
export function useLiveReport(
	{ getInput, subscribe }: PreviewSource,
	{ isAwaited = false }: { isAwaited?: boolean } = {},
): {
	live: LiveReport | null
	problem: string | null
} {
	const firstAt = useRef(isAwaited ? 0 : firstAfterMs)
	const [live, setLive] = useState<LiveReport | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	useEffect(() => {
		let latest = 0
		let timer: ReturnType<typeof setTimeout> | undefined
		async function run() {
			const number = ++latest
			const { document: cv, design } = getInput()
			try {
				const answer = await openCheckEngine()?.check(cv, design.dismissedChecks, design)
				if (answer === undefined || number !== latest) return
				performance.measure('ella-check', { start: 0, duration: answer.tookMs })
				// A transition, so that rendering the report does not hold up typing.
				startTransition(() => {
					const { report, isWithoutDictionary } = answer
					setLive({ cv, design, report, isWithoutDictionary })
					setProblem(isWithoutDictionary ? withoutDictionary : null)
				})
			} catch {
				setProblem('We couldn’t load the checks. They’ll be back when you’re online.')
			}
		}
		const runIn = (ms: number) => {
			clearTimeout(timer)
			timer = setTimeout(() => void run(), ms)
		}
		runIn(firstAt.current)
		// Without a connection the dictionary may be missing, and with it the spelling.
		const lookAgain = () => runIn(settledAfterMs)
		window.addEventListener('online', lookAgain)
		let seen = getInput()
		const unsubscribe = subscribe(() => {
			const next = getInput()
			if (next === seen) return
			seen = next
			runIn(settledAfterMs)
		})
		return () => {
			latest = -1
			clearTimeout(timer)
			window.removeEventListener('online', lookAgain)
			unsubscribe()
		}
	}, [getInput, subscribe])
	return { live, problem }
}
