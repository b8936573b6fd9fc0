import type { Report } from '@app/checks'
import { useEffect, useState } from 'react'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { openCheckEngine } from './check-engine.ts'

const checkOfSpelling = 'G10'

type Checked = { report: Report; isWithoutDictionary: boolean }

/**
 * Returns a warning about spelling before a download, because every reader of the file sees misspelt words;
 * `undefined` when there are none. `where` is the screen that lists them.
 */
export function warnOfSpelling(checked: Checked | null, where: string): string | undefined {
	if (checked === null) return undefined
	if (checked.isWithoutDictionary)
		return 'Spelling isn’t checked: the dictionary couldn’t be loaded.'
	const finding = checked.report.findings.find(({ checkId }) => checkId === checkOfSpelling)
	return finding === undefined ? undefined : `${finding.title.split(':')[0]}. See ${where}.`
}

/** The same for a CV that is shown without its editor; `null` while there is none yet. */
export function useSpellingWarning(input: PreviewInput | null): string | undefined {
	const [checked, setChecked] = useState<Checked | null>(null)
	useEffect(() => {
		if (input === null) return
		let isGone = false
		const { document, design } = input
		openCheckEngine()
			?.check(document, design.dismissedChecks, design)
			.then((answer) => (isGone ? undefined : setChecked(answer)))
			// The file can be downloaded even when the checks fail.
			.catch(() => undefined)
		return () => {
			isGone = true
		}
	}, [input])
	return warnOfSpelling(checked, 'Check in the editor')
}
