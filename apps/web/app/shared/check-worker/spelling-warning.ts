import type { Report } from '@app/checks'
import { useEffect, useState } from 'react'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { openCheckEngine } from './check-engine.ts'

const checkOfSpelling = 'G10'

type Checked = { report: Report; isWithoutDictionary: boolean }

/** What to know of the spelling before a file goes out: everybody who gets it sees such words. `where` they are listed. */
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
			// Without the checks a file can be had all the same.
			.catch(() => undefined)
		return () => {
			isGone = true
		}
	}, [input])
	return warnOfSpelling(checked, 'Check in the editor')
}
