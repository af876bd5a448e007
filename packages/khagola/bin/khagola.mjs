#!/usr/bin/env node
if (process.argv.length === 2 && !process.env.KHAGOLA_WORKER) process.argv.push('--help')
await import('../lib/js/main.js')
