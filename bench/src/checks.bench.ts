import type { Check } from '@app/ats'
import { caseList } from '../../packages/ats/src/fixtures/case-list.ts'
import { type Case, tryCase } from '../../packages/ats/src/fixtures/cases.ts'
import { goodCvs } from '../../packages/ats/src/fixtures/good-cvs.ts'

type Row = { check: Check; found: number; wanted: number; alarms: number; sound: number }

/**
 * Precision and recall of every check on its labelled cases, each tried on the sound CVs of twelve professions. The
 * cases were written with the checks, so this shows that none has been broken, not how they do on strangers' CVs.
 */
export async function benchChecks(): Promise<void> {
	const rows = caseList.map(rowOf).sort((a, b) => (a.check.id < b.check.id ? -1 : 1))
	console.log('check  severity    precision  recall   right/wanted  alarms/sound')
	for (const row of rows) {
		const { check, found, wanted, alarms, sound } = row
		console.log(
			[
				check.id.padEnd(6),
				check.severity.padEnd(11),
				precisionOf(row).toFixed(2).padStart(9),
				(found / wanted).toFixed(2).padStart(7),
				`${found}/${wanted}`.padStart(14),
				`${alarms}/${sound}`.padStart(13),
				`  ${check.title}`,
			].join(' '),
		)
	}
	tell(
		'blockers and warnings',
		rows.filter(({ check }) => check.severity !== 'tip'),
	)
	tell(
		'tips',
		rows.filter(({ check }) => check.severity === 'tip'),
	)
	console.log(`${rows.length} checks, ${goodCvs.length} professions.`)
}

function rowOf({ check, finds, accepts }: (typeof caseList)[number]): Row {
	const faulty = trialsOf(check, finds)
	const sound = trialsOf(check, accepts)
	return {
		check,
		...{ found: faulty.filter(Boolean).length, wanted: faulty.length },
		...{ alarms: sound.filter(Boolean).length, sound: sound.length },
	}
}

function trialsOf(check: Check, cases: Record<string, Case>): boolean[] {
	return Object.values(cases)
		.flatMap((change) => tryCase(check, change))
		.map(({ finding }) => finding !== null)
}

function precisionOf({ found, alarms }: Row): number {
	return found + alarms === 0 ? 1 : found / (found + alarms)
}

function tell(name: string, rows: Row[]): void {
	const sum = (key: 'found' | 'wanted' | 'alarms' | 'sound') =>
		rows.reduce((total, row) => total + row[key], 0)
	const precision = sum('found') / (sum('found') + sum('alarms'))
	console.log(
		`${name}: precision ${precision.toFixed(3)}, recall ${(sum('found') / sum('wanted')).toFixed(3)} on ${sum('wanted')} faulty and ${sum('sound')} sound CVs`,
	)
}
