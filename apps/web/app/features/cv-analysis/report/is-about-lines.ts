import type { Finding } from '@app/checks'

/** The path of a line about work: its list, its job and its place there. */
export const pathOfLine = /^(experience|volunteering|projects)\.(\d+)\.achievements\.(\d+)$/

/** Whether a remark is about lines of work at all. */
export function isAboutLines({ category, evidence }: Finding): boolean {
	return (
		category === 'impact' && evidence.some(({ path }) => path !== null && pathOfLine.test(path))
	)
}
