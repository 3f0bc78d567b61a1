// Random whole hands inside OpenSpiel's own C++, without Python: the fairest figure for it.
// Compiled against the headers in the open_spiel wheel, linked at run time to its extension module.

#include <cstdint>
#include <ctime>
#include <memory>
#include <string>

#include "open_spiel/spiel.h"

namespace {

double CpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

uint64_t random_state = 0x9E3779B97F4A7C15ull;

uint64_t Random() {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

}  // namespace

// Plays hands of the game for some CPU seconds. rates: hands a second, decisions a second.
extern "C" void play(const char* name, double seconds, double* rates) {
  auto game = open_spiel::LoadGame(std::string(name));
  double hands = 0, decisions = 0, spent = 0;
  volatile double returned = 0;
  const double begun = CpuSeconds();
  while ((spent = CpuSeconds() - begun) < seconds) {
    for (int i = 0; i < 20; ++i) {
      auto state = game->NewInitialState();
      while (!state->IsTerminal()) {
        decisions += !state->IsChanceNode();
        auto actions = state->LegalActions();
        state->ApplyAction(actions[Random() % actions.size()]);
      }
      returned = returned + state->Returns()[0];
      ++hands;
    }
  }
  rates[0] = hands / spent;
  rates[1] = decisions / spent;
}
