import { run } from './run.mjs'

/** Lint, format, types and unused code of everything. */
export async function checkCode() {
	await run('biome', ['check', '--error-on-warnings', '.'])
	await run('npm', ['run', '--silent', '--workspace', '@app/web', 'typegen'])
	await run('tsc', ['-p', 'tsconfig.pure.json'])
	await run('tsc', ['-p', 'tsconfig.node.json'])
	await run('tsc', ['-p', 'apps/web'])
	await run('tsc', ['-p', 'apps/web/service-worker'])
	await run('knip', ['--treat-config-hints-as-errors'])
}
