import { type Report, rulesetVersion, withChanges } from '@app/checks'
import type { GuestResults } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { requestReport } from '#shared/check-worker/request-report.ts'
import { applySteps, type FixStep, type NewFix } from './fix-steps.ts'
import { readFixes, storeFixes } from './stored-fixes.ts'

/** The results of an analysis, with the fixes that the person made in the report. */
export type FixedResults = GuestResults & { fixes: readonly FixStep[] }

type FixedReport = {
	shown: FixedResults
	/** Whether remarks can be fixed here: a report of an earlier version stays as it was made. */
	canFix: boolean
	apply: (step: NewFix) => void
	undo: (index: number) => void
}

/**
 * Returns the report with the fixes that were made in it. The checks run again on this device, and the gain is added
 * to the score of the file. Until the checks have finished, the report stays unchanged.
 */
export function useFixedReport(results: GuestResults, request = requestReport): FixedReport {
	const { session_id: analysisId, document, report } = results
	const [fixed, setFixed] = useState(() => applySteps(document, readFixes(analysisId)))
	const [checked, setChecked] = useState<Report | null>(null)
	// The score that the fixes whose gain isn't known yet started from.
	const [scoreBefore, setScoreBefore] = useState<number | null>(null)
	const canFix = report.parts !== undefined && report.rulesetVersion === rulesetVersion
	const current = checked ?? report
	const change = (next: typeof fixed) => {
		setFixed(next)
		storeFixes(analysisId, next.steps)
	}
	const settle = useEffectEvent((after: Report) => {
		setChecked(after)
		if (scoreBefore === null) return
		setScoreBefore(null)
		change({ ...fixed, steps: noteGain(fixed.steps, after.score - scoreBefore) })
	})
	const requestBefore = useRequestOnce(request)
	useEffect(() => {
		if (!canFix) return
		let isGone = false
		const before = requestBefore(document)
		const after = fixed.cv === document ? before : request(fixed.cv)
		Promise.all([before, after]).then(
			([first, last]) => {
				if (!isGone) settle(withChanges(report, { before: first, after: last }))
			},
			// Without the checks the report stays as it was made.
			() => undefined,
		)
		return () => {
			isGone = true
		}
	}, [report, document, fixed.cv, canFix, requestBefore, request])
	const shown = useMemo(
		() => ({ ...results, document: fixed.cv, report: current, fixes: fixed.steps }),
		[results, fixed, current],
	)
	return {
		shown,
		canFix,
		apply: (step) => {
			setScoreBefore(current.score)
			change(applySteps(document, [...fixed.steps, { ...step, gained: null }]))
		},
		undo: (index) => change(applySteps(document, fixed.steps.toSpliced(index, 1))),
	}
}

// When one run of the checks covers several fixes, the newest gets their whole gain.
function noteGain(steps: readonly FixStep[], gained: number): FixStep[] {
	const newest = steps.findLastIndex((step) => step.gained === null)
	return steps.map((step, index) =>
		step.gained === null ? { ...step, gained: index === newest ? gained : 0 } : step,
	)
}

/** Returns a function that requests the report of a CV once, for as long as the CV stays the same. */
function useRequestOnce(request: typeof requestReport): (cv: CvDocument) => Promise<Report> {
	const asked = useRef<{ cv: CvDocument; report: Promise<Report> } | null>(null)
	return useCallback(
		(cv) => {
			if (asked.current?.cv !== cv) asked.current = { cv, report: request(cv) }
			return asked.current.report
		},
		[request],
	)
}
