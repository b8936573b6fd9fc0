/** How heavily a remark weighs, in a word and in a colour that always comes with it. */
export function severityWord(severity: string): { word: string; tone: 'brick' | 'amber' | 'moss' } {
	if (severity === 'blocker' || severity === 'warning-3') {
		return { word: 'Fix first', tone: 'brick' }
	}
	if (severity === 'tip') return { word: 'A tip', tone: 'moss' }
	return { word: 'Worth fixing', tone: 'amber' }
}
