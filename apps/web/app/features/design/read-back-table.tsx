import type { TemplateEntry } from '@app/contract'
import { formatReadBackShare, readerName } from './describe-read-back.ts'

type ReadBackTableProps = { templates: Pick<TemplateEntry, 'id' | 'name' | 'readBack'>[] }

/**
 * Shows the share of words that each program read back from each template; narrow screens scroll the wide table
 * sideways.
 */
export function ReadBackTable({ templates }: ReadBackTableProps) {
	const readers = templates[0]?.readBack ?? []
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by arrow keys.
		<section aria-label="Share of words read back" tabIndex={0} className="overflow-x-auto">
			<table className="w-full min-w-[60rem] border-collapse text-sm tabular-nums">
				<thead>
					<tr className="border-b border-line-strong text-left align-bottom">
						<th scope="col" className="py-2.5 pr-4 font-semibold">
							Template
						</th>
						{readers.map((reader) => (
							<th
								key={`${reader.file} ${reader.reader}`}
								scope="col"
								className="px-2 py-2.5 font-semibold"
							>
								{readerName(reader)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{templates.map(({ id, name, readBack }) => (
						<tr key={id} className="border-b border-line">
							<th scope="row" className="py-2.5 pr-4 text-left font-medium whitespace-nowrap">
								{name}
							</th>
							{readBack.map((one) => (
								<td
									key={`${one.file} ${one.reader}`}
									className={`px-2 py-2.5 whitespace-nowrap ${one.found === one.of ? 'text-ink-soft' : 'font-semibold text-amber'}`}
								>
									{formatReadBackShare(one)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
