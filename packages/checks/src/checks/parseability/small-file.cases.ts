import type { CvSource } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { smallFile } from './small-file.ts'

const ofBytes = (bytes: number): Case => ({ source: (source: CvSource) => ({ ...source, bytes }) })

export const smallFileCases: CheckCases = {
	check: smallFile,
	finds: { 'two megabytes': ofBytes(2_100_000), 'eight megabytes': ofBytes(8_000_000) },
	accepts: {
		'an ordinary file': ofBytes(180_000),
		'just a megabyte': ofBytes(1_000_000),
		'no file yet': { source: () => null },
	},
}
