import {
	lightPages,
	mostLandingBytes,
	mostLightBytes,
	scriptsOf,
	weightOf,
} from '@app/e2e/script-weight'

tell('/', mostLandingBytes)
for (const page of lightPages) tell(page, mostLightBytes)

console.log('\nThe first page:')
for (const { name, bytes } of scriptsOf('/')) {
	console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`)
}

function tell(page: string, most: number): void {
	const scripts = scriptsOf(page)
	const weight = weightOf(scripts)
	const verdict = weight < most ? 'within' : 'ABOVE'
	console.log(
		`${page}: ${kilobytes(weight)} compressed in ${scripts.length} files, ${verdict} ${kilobytes(most)}`,
	)
	if (weight >= most) process.exitCode = 1
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`
}
