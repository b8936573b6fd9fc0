import { useEffect, useState } from 'react'

type SkillNames = typeof import('#shared/skills/suggest-skills.ts')

let loaded: SkillNames | null = null

/** Returns the names of skills, loaded at the first focus on a field for skills; `null` until then. */
export function useSkillNames(isWanted: boolean): SkillNames | null {
	const [names, setNames] = useState(loaded)
	useEffect(() => {
		if (!isWanted || loaded !== null) return
		import('#shared/skills/suggest-skills.ts').then(
			(module) => {
				loaded = module
				setNames(module)
			},
			// Without a connection nothing is suggested.
			() => undefined,
		)
	}, [isWanted])
	return names
}
