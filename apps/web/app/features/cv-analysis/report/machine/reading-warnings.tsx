import type { CvSource } from '@app/cv'

/** Shows the reader's warnings, for example that the words were recognised in a scan. */
export function ReadingWarnings({ warnings }: Pick<CvSource, 'warnings'>) {
	if (warnings.length === 0) return null
	return (
		<ul className="grid gap-2 text-sm print:mt-4 print:block">
			{warnings.map(({ code, message }, index) => (
				<li key={`${index}-${code}`} className="border-l-2 border-amber pl-3">
					{message}
				</li>
			))}
		</ul>
	)
}
