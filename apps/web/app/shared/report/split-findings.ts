import type { Finding } from '@app/checks'

/** Remarks that cost points, and tips, which cost none; both in the order they came. */
export function splitFindings(findings: readonly Finding[]): { toFix: Finding[]; tips: Finding[] } {
	return {
		toFix: findings.filter(({ severity }) => severity !== 'tip'),
		tips: findings.filter(({ severity }) => severity === 'tip'),
	}
}
