import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '@app/checks'
import { answeredElsewhere, catalogueIds } from '../../packages/checks/src/catalogue.ts'
import { caseList } from '../../packages/checks/src/fixtures/case-list.ts'
import { tryCase } from '../../packages/checks/src/fixtures/cases.ts'
import type { Case } from '../../packages/cv/src/fixtures/change-cv.ts'
import { goodCvs } from '../../packages/cv/src/fixtures/good-cvs.ts'

type Row = { check: Check; found: number; wanted: number; alarms: number; sound: number }

/**
 * Precision and recall of every check on its labelled cases, each tried on the sound CVs of twelve professions. The
 * cases were written with the checks, so this shows that none has been broken, not how they do on strangers' CVs.
 */
export async function benchChecks(): Promise<void> {
	const rows = caseList.map(buildRow).sort((a, b) => (a.check.id < b.check.id ? -1 : 1))
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
	tellCatalogue()
}

const folder = new URL('../../packages/checks/src/checks/', import.meta.url).pathname

// Where each number of the catalogue is, read off the files themselves.
function tellCatalogue(): void {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	const places = new Map(
		files
			.filter((file) => /(?<!\.cases|\.test)\.ts$/.test(file))
			.flatMap((file) => {
				const id = /^\tid: '([A-Z]\d\d)'/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
				return id === undefined ? [] : [[id, file] as const]
			}),
	)
	console.log('\nWhere each number of the catalogue is, under packages/checks/src/checks')
	for (const id of catalogueIds())
		console.log(`${id}  ${places.get(id) ?? `no check: ${answeredElsewhere[id] ?? 'missing'}`}`)
	console.log('I01 to I12  the match, in packages/match\n')
}

function buildRow({ check, finds, accepts }: (typeof caseList)[number]): Row {
	const faulty = trialsOf(check, finds)
	const sound = trialsOf(check, accepts)
	return {
		check,
		found: faulty.filter(Boolean).length,
		wanted: faulty.length,
		alarms: sound.filter(Boolean).length,
		sound: sound.length,
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
