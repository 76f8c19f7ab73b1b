/*
 * The yardstick for the engine benchmark: random complete 2-player games of Metro in plain C.
 * The same work as `npm run bench -- engine`: the 60 tiles in shuffled order, each on a uniformly random
 * legal cell (B12, B14 with its exception), lines joined and scored as they complete (B16, B17).
 * Prints games per second and the mean of the two scores, which must agree with the engine's.
 *
 *   cc -O3 -march=native -o reference reference.c && ./reference 200000
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CELLS = 64, ENTRIES = 256, STATIONS = 32, POINTS = 296, TILES = 24, LAID = 60 };

static const char *const NAMES[TILES] = {
    "aacb", "cbaa", "acba", "baac", "aaaa", "cbcb", "bcbc", "cccc", "bbbb", "dacc", "cdac", "ccda",
    "accd", "dbba", "adbb", "badb", "bbad", "ddbc", "cddb", "bcdd", "dbcd", "adad", "dada", "dddd"};

static uint8_t exit_side[TILES][4];
static uint16_t next_point[ENTRIES];
static uint8_t station_at[ENTRIES];
static uint64_t neighbours[CELLS], rim, one_tile[TILES];

static uint32_t rng_state[4];

static uint32_t rng_next(void) { /* sfc32 */
  uint32_t *s = rng_state, sum = s[0] + s[1] + s[3]++;
  s[0] = s[1] ^ (s[1] >> 9);
  s[1] = s[2] + (s[2] << 3);
  s[2] = ((s[2] << 21) | (s[2] >> 11)) + sum;
  return sum;
}

static uint32_t below(uint32_t n) { return (uint32_t)(((uint64_t)rng_next() * n) >> 32); }

static int is_centre(int cell) {
  int row = cell >> 3, col = cell & 7;
  return (row == 3 || row == 4) && (col == 3 || col == 4);
}

static void build_tables(void) {
  static const int dr[4] = {-1, 0, 1, 0}, dc[4] = {0, 1, 0, -1};
  for (int t = 0; t < TILES; t++)
    for (int side = 0; side < 4; side++) {
      int turn = NAMES[t][side] == 'a' ? 2 : NAMES[t][side] == 'b' ? 1 : NAMES[t][side] == 'c' ? 3 : 0;
      exit_side[t][side] = (side + turn) & 3;
    }
  int platform = ENTRIES + STATIONS;
  for (int cell = 0; cell < CELLS; cell++)
    for (int side = 0; side < 4; side++) {
      int row = (cell >> 3) + dr[side], col = (cell & 7) + dc[side], point = cell * 4 + side;
      if (row < 0 || row > 7 || col < 0 || col > 7) {
        int station = side == 0 ? 8 - (cell & 7) : side == 3 ? 9 + (cell >> 3) : side == 2 ? 17 + (cell & 7) : 32 - (cell >> 3);
        station_at[point] = station;
        next_point[point] = ENTRIES + station - 1;
        rim |= 1ull << cell;
      } else if (is_centre(row * 8 + col)) {
        next_point[point] = is_centre(cell) ? 0 : platform++;
      } else {
        next_point[point] = (row * 8 + col) * 4 + (side + 2) % 4;
        neighbours[cell] |= 1ull << (row * 8 + col);
      }
    }
  for (int t = 0; t < TILES; t++)
    for (int cell = 0; cell < CELLS; cell++)
      for (int side = 0; side < 4; side++) {
        int arrival = next_point[cell * 4 + exit_side[t][side]];
        if (station_at[cell * 4 + side] && arrival >= ENTRIES && arrival < ENTRIES + STATIONS) one_tile[t] |= 1ull << cell;
      }
}

static uint8_t deck[LAID];
static int32_t far_end[POINTS];
static int score[2];

static void play_game(void) {
  for (int p = 0; p < POINTS; p++) far_end[p] = p;
  score[0] = score[1] = 0;
  for (int i = LAID - 1; i > 0; i--) {
    int j = below(i + 1);
    uint8_t kept = deck[i];
    deck[i] = deck[j];
    deck[j] = kept;
  }
  uint64_t occupied = 0, reach = rim;
  for (int move = 0; move < LAID; move++) {
    int tile = deck[move];
    uint64_t cells = reach & ~one_tile[tile];
    if (!cells) cells = reach;
    for (int skip = below(__builtin_popcountll(cells)); skip > 0; skip--) cells &= cells - 1;
    int cell = __builtin_ctzll(cells);
    occupied |= 1ull << cell;
    reach = (reach | neighbours[cell]) & ~occupied;
    uint32_t done = 0;
    for (int side = 0; side < 4; side++) {
      int behind = far_end[cell * 4 + side], ahead = far_end[next_point[cell * 4 + exit_side[tile][side]]];
      int start = behind & 511, end = ahead & 511, length = (behind >> 9) + (ahead >> 9) + 1;
      far_end[start] = end | length << 9;
      far_end[end] = start | length << 9;
      if (end >= ENTRIES && start < ENTRIES && station_at[start]) done |= 1u << (station_at[start] - 1);
    }
    for (; done; done &= done - 1) {
      int station = __builtin_ctz(done) + 1;
      int point = station <= 8 ? (8 - station) * 4 : station <= 16 ? (station - 9) * 32 + 3 : station <= 24 ? (56 + station - 17) * 4 + 2 : ((32 - station) * 8 + 7) * 4 + 1;
      int end = far_end[point] & 511, length = far_end[point] >> 9;
      score[(station + 1) & 1] += end >= ENTRIES + STATIONS ? 2 * length : length;
    }
  }
}

int main(int argc, char **argv) {
  int games = argc > 1 ? atoi(argv[1]) : 200000;
  rng_state[0] = 1, rng_state[1] = 2, rng_state[2] = 3, rng_state[3] = 1;
  build_tables();
  for (int t = 0, at = 0; t < TILES; t++)
    for (int copy = t < 5 ? 4 : t < 7 ? 3 : 2; copy > 0; copy--) deck[at++] = t;
  struct timespec from, to;
  double total = 0;
  for (int g = 0; g < games / 10; g++) play_game();
  clock_gettime(CLOCK_MONOTONIC, &from);
  for (int g = 0; g < games; g++) {
    play_game();
    total += score[0] + score[1];
  }
  clock_gettime(CLOCK_MONOTONIC, &to);
  double seconds = (to.tv_sec - from.tv_sec) + (to.tv_nsec - from.tv_nsec) / 1e9;
  printf("{\"gamesPerSecond\":%.0f,\"meanScore\":%.3f}\n", games / seconds, total / games / 2);
  return 0;
}
