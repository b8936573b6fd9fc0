import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { letterPath } from '#shared/letter/letter-path.ts'
import {
	type LocalLetter,
	nameLetter,
	readLetters,
	removeLetter,
	saveLetter,
} from '#shared/letter/local-letters.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'

/** The other letters of this browser, each to open or to delete, and the way to another one. */
export function OtherLetters({ openId }: { openId: string }) {
	const [letters, setLetters] = useState(readLetters)
	const navigate = useNavigate()
	const isOpenKept = readLetters().some(({ id }) => id === openId)

	function remove(letter: LocalLetter) {
		removeLetter(letter.id)
		setLetters(readLetters())
		toastWithUndo(`“${nameLetter(letter)}” deleted.`, () => {
			saveLetter(letter)
			setLetters(readLetters())
		})
		if (letter.id === openId) void navigate(`${letterPath}?id=new`, { replace: true })
	}

	if (letters.length === 0 && !isOpenKept) return null
	return (
		<section aria-labelledby="letters-title">
			<h2 id="letters-title" className="text-lg">
				Your letters
			</h2>
			<ul className="m-0 mt-2 list-none border-t border-line p-0">
				{letters.map((letter) => (
					<li
						key={letter.id}
						className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
					>
						{letter.id === openId ? (
							<span aria-current="page" className="min-w-0 font-semibold wrap-anywhere">
								{nameLetter(letter)}
							</span>
						) : (
							<Link to={`${letterPath}?id=${letter.id}`} className="min-w-0 wrap-anywhere">
								{nameLetter(letter)}
							</Link>
						)}
						<button
							type="button"
							aria-label={`Delete ${nameLetter(letter)}`}
							className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
							onClick={() => remove(letter)}
						>
							<Trash2 size={17} aria-hidden />
						</button>
					</li>
				))}
			</ul>
			<ButtonLink size="small" className="mt-3" to={`${letterPath}?id=new`}>
				<Plus size={17} aria-hidden />
				Another letter
			</ButtonLink>
		</section>
	)
}
