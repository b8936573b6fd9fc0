import { node24 } from './node-24.mjs'
import { run } from './run.mjs'

/** Lint, format, types, unused code and the words that people read. */
export async function checkCode() {
	await run('biome', ['check', '--error-on-warnings', '.'])
	await run('npm', ['run', '--silent', '--workspace', '@app/web', 'typegen'])
	await run('tsc', ['-p', 'tsconfig.pure.json'])
	await run('tsc', ['-p', 'tsconfig.node.json'])
	await run('tsc', ['-p', 'apps/web'])
	await run('tsc', ['-p', 'apps/web/service-worker'])
	await run('knip', ['--treat-config-hints-as-errors'])
	await run(node24(), ['scripts/check-voice.ts'])
}
