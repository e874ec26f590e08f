// The search a contestant writes first, as the yardstick of the benchmark: depth-first over all
// moves in the contest's order, no table and no bounds; only the leftward drag onto a block, which
// never sorts first, is left out. Contest text on stdin, contest answer on stdout,
// `nodes ms` (the search alone) on stderr. With the argument `count` the search goes on to the end,
// and a line with the number of all solutions follows the answer.
#include <chrono>
#include <cstdio>
#include <cstring>

struct Board {
  int height[5];
  int cell[5][7];
};

struct Move {
  int x, y, g;
};

static int steps;
static long long nodes;
static Move path[32], first[32];
static bool countAll = false;
static long long solutions;

static bool empty(const Board &b) {
  for (int x = 0; x < 5; x++)
    if (b.height[x] > 0) return false;
  return true;
}

static int at(const Board &b, int x, int y) { return y < b.height[x] ? b.cell[x][y] : 0; }

static void removeAt(Board &b, int x, int y) {
  for (int i = y; i + 1 < b.height[x]; i++) b.cell[x][i] = b.cell[x][i + 1];
  b.height[x]--;
}

static void settle(Board &b) {
  for (;;) {
    bool marked[5][7] = {}, any = false;
    for (int x = 0; x < 5; x++)
      for (int y = 0; y < b.height[x]; y++) {
        int c = b.cell[x][y];
        if (x + 2 < 5 && at(b, x + 1, y) == c && at(b, x + 2, y) == c)
          any = marked[x][y] = marked[x + 1][y] = marked[x + 2][y] = true;
        if (y + 2 < b.height[x] && b.cell[x][y + 1] == c && b.cell[x][y + 2] == c)
          any = marked[x][y] = marked[x][y + 1] = marked[x][y + 2] = true;
      }
    if (!any) return;
    for (int x = 0; x < 5; x++) {
      int kept = 0;
      for (int y = 0; y < b.height[x]; y++)
        if (!marked[x][y]) b.cell[x][kept++] = b.cell[x][y];
      b.height[x] = kept;
    }
  }
}

static bool search(const Board &b, int depth) {
  if (depth == steps) {
    if (!empty(b)) return false;
    if (solutions++ == 0) std::memcpy(first, path, sizeof path);
    return !countAll;
  }
  for (int x = 0; x < 5; x++)
    for (int y = 0; y < b.height[x]; y++)
      for (int g = 1; g >= -1; g -= 2) {
        int to = x + g;
        if (to < 0 || to >= 5) continue;
        bool ontoBlock = y < b.height[to];
        if (g == -1 && ontoBlock) continue;
        Board next = b;
        if (ontoBlock) {
          next.cell[x][y] = b.cell[to][y];
          next.cell[to][y] = b.cell[x][y];
        } else {
          removeAt(next, x, y);
          next.cell[to][next.height[to]++] = b.cell[x][y];
        }
        nodes++;
        settle(next);
        path[depth] = {x, y, g};
        if (search(next, depth + 1)) return true;
      }
  return false;
}

int main(int argc, char **argv) {
  countAll = argc > 1 && std::strcmp(argv[1], "count") == 0;
  Board board;
  std::memset(&board, 0, sizeof board);
  if (std::scanf("%d", &steps) != 1) return 2;
  for (int x = 0; x < 5; x++) {
    int colour;
    while (std::scanf("%d", &colour) == 1 && colour != 0) board.cell[x][board.height[x]++] = colour;
  }
  auto start = std::chrono::steady_clock::now();
  search(board, 0);
  std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
  if (solutions > 0)
    for (int i = 0; i < steps; i++) std::printf("%d %d %d\n", first[i].x, first[i].y, first[i].g);
  else
    std::printf("-1\n");
  if (countAll) std::printf("%lld\n", solutions);
  std::fprintf(stderr, "%lld %.3f\n", nodes, took.count());
  return 0;
}
