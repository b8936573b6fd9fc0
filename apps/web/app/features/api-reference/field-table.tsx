import type { FieldRow } from '#shared/api-reference/described-call.ts'

/** The fields of one part of a call. */
export function FieldTable({ title, rows }: { title: string; rows: FieldRow[] }) {
	if (rows.length === 0) return null
	return (
		<table className="w-full border-collapse text-left text-sm">
			<caption className="pb-1.5 text-left font-semibold">{title}</caption>
			<tbody>
				{rows.map(({ name, type, isRequired, text }) => (
					<tr key={name} className="border-t border-line align-top">
						<th
							scope="row"
							className="w-2/5 py-2 pr-4 font-mono font-normal [overflow-wrap:anywhere]"
						>
							{name}
						</th>
						<td className="py-2 [overflow-wrap:anywhere]">
							{type}
							{isRequired ? null : <span className="text-ink-soft"> · optional</span>}
							{text ? <span className="block text-ink-soft">{text}</span> : null}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
