import { superviseUntilStopped } from './serve.mjs'
import { supervise } from './supervise.mjs'

// A worker beside servers elsewhere; paths in its environment are the caller's.
const file = 'apps/api/src/worker.ts'
await superviseUntilStopped([supervise({ name: 'worker', file, cwd: process.cwd() })])
