/** Statements about the boards of the day. */
const COLUMNS = 'day, device, game, name, scores, margin, points, at, time';

export const BOARD_STATEMENTS = {
  addResult: `INSERT INTO daily (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT DO NOTHING RETURNING device`,
  hasGame: 'SELECT 1 FROM daily WHERE day = $1 AND game = $2',
  findResult: `SELECT ${COLUMNS} FROM daily WHERE day = $1 AND device = $2`,
  betterResults:
    'SELECT count(*)::int AS count FROM daily WHERE day = $1 AND (margin, points) > ($2::float8, $3::float8)',
  bestResults: `SELECT ${COLUMNS} FROM daily WHERE day = $1
    ORDER BY margin DESC, points DESC, at, device LIMIT $2`,
  countResults: 'SELECT count(*)::int AS count FROM daily WHERE day = $1',
  eraseResultName: "UPDATE daily SET name = '' WHERE day = $1 AND device = $2 RETURNING device",
  eraseResultsNamed:
    "UPDATE daily SET name = '' WHERE day = $1 AND name = $2 AND name <> '' RETURNING device",
  removeOldResults: 'DELETE FROM daily WHERE time < $1',
  copyResults: `SELECT ${COLUMNS} FROM daily ORDER BY day, device`,
  removeResults: 'DELETE FROM daily',
};
