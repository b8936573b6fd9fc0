import type { Finding } from '@app/checks'

/** Remarks that cost points, and tips, which cost none; both in the order they came. */
export function splitIdeas(findings: readonly Finding[]): { toFix: Finding[]; ideas: Finding[] } {
	return {
		toFix: findings.filter(({ severity }) => severity !== 'tip'),
		ideas: findings.filter(({ severity }) => severity === 'tip'),
	}
}
