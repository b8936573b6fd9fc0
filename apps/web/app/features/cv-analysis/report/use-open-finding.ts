import type { Finding } from '@app/checks'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ScrollRequest } from './pages/page-pictures.tsx'

export type OpenFinding = {
	/** The one remark that is open, or `null`. */
	openId: string | null
	/** Set when the focus is to move into the remark that opened automatically. */
	focusWish: ScrollRequest | null
	open: (findingId: string) => void
	close: () => void
	/** A remark is being fixed or set aside: once the report has changed, the next one opens and takes the focus. */
	moveOn: (findingId: string) => void
}

type Leaving = { finding: Finding; index: number }

/**
 * Keeps track of the open remark of a report: the first one to fix until the person chooses, and the next one after a
 * fix.
 */
export function useOpenFinding(findings: readonly Finding[], chosenId: string | null): OpenFinding {
	const [chosen, setChosen] = useState<string | null | undefined>(chosenId ?? undefined)
	const [leaving, setLeaving] = useState<Leaving | null>(null)
	const [focusWish, setFocusWish] = useState<ScrollRequest | null>(null)
	const settle = useEffectEvent(() => {
		if (leaving === null || findings.some((finding) => isSame(finding, leaving.finding))) return
		setLeaving(null)
		const next = pickNext(findings, leaving)
		setChosen(next)
		if (next !== null) setFocusWish((wish) => ({ id: next, times: (wish?.times ?? 0) + 1 }))
	})
	useEffect(() => settle(), [findings])
	return {
		openId: chosen === undefined ? (findings.find(isToFix)?.id ?? null) : chosen,
		focusWish,
		open: (findingId) => {
			setLeaving(null)
			setChosen(findingId)
		},
		close: () => setChosen(null),
		moveOn: (findingId) => {
			const index = findings.findIndex(({ id }) => id === findingId)
			const finding = findings[index]
			if (finding !== undefined) setLeaving({ finding, index })
		},
	}
}

// The checks run again after a fix; until they finish, the remark is unchanged.
function isSame(one: Finding, other: Finding): boolean {
	return (
		one.id === other.id &&
		one.title === other.title &&
		one.evidence.length === other.evidence.length
	)
}

/** The remark after one that was dealt with; the same one while it has more to fix. */
function pickNext(findings: readonly Finding[], { finding, index }: Leaving): string | null {
	if (findings.some(({ id }) => id === finding.id)) return finding.id
	const after = findings.slice(index).find(isToFix) ?? findings.find(isToFix)
	return after?.id ?? null
}

function isToFix({ severity }: Finding): boolean {
	return severity !== 'tip'
}
