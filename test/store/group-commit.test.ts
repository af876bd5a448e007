import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { GroupCommit } from '../../src/store/group-commit.ts'

test('writes of a committed group are not repeated when the hook after the commit fails', async () => {
  const db = new Database(':memory:')
  db.run('CREATE TABLE rows (name TEXT)')
  const writes = new GroupCommit(db, {
    before() {},
    beforeCommit() {},
    afterRollback() {},
    afterCommit() {
      throw new Error('no thread')
    },
  })
  const insert = db.prepare('INSERT INTO rows VALUES (?)')
  await Promise.all(['a', 'b'].map((name) => writes.write(() => insert.run(name))))
  expect(db.query('SELECT name FROM rows').values()).toEqual([['a'], ['b']])
  db.close()
})
