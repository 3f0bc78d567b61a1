// brackets-manager beside ours: asked for one measurement at a time, a line of JSON each.
//   {"teams": n}            -> {"make": ms, "play": ms, "results": n, "p50": ms, "p99": ms}
//   {"correct": teams}      -> {"answer": what it says to a correction of a first-round result}
import { createRequire } from "module";
import { createInterface } from "readline";
const require = createRequire(process.cwd() + "/");
const { BracketsManager } = require("brackets-manager");
const { InMemoryDatabase } = require("brackets-memory-db");

const READY = 2;

async function made(teams) {
  const store = new InMemoryDatabase();
  const manager = new BracketsManager(store);
  const size = 2 ** Math.ceil(Math.log2(teams));
  const seeding = Array.from({ length: size }, (_, i) => (i < teams ? `T${i}` : null));
  await manager.create.stage({
    tournamentId: 0,
    name: "bench",
    type: "double_elimination",
    seeding,
    settings: { grandFinal: "double", size, seedOrdering: ["inner_outer"] },
  });
  return { store, manager };
}

/** All that can be played, then all that can be played then, to the champion. */
async function played({ store, manager }, each = () => {}) {
  let results = 0;
  for (;;) {
    const ready = (await store.select("match")).filter((match) => match.status === READY);
    if (!ready.length) return results;
    for (const match of ready) {
      const first = (results * 7919) % 2 === 0;
      const before = performance.now();
      await manager.update.match({
        id: match.id,
        opponent1: { score: first ? 60 : 40, result: first ? "win" : "loss" },
        opponent2: { score: first ? 40 : 60, result: first ? "loss" : "win" },
      });
      each(performance.now() - before);
      results += 1;
    }
  }
}

async function measure(teams) {
  const times = [];
  const begun = performance.now();
  const bracket = await made(teams);
  const ready = performance.now();
  const results = await played(bracket, (time) => times.push(time));
  const done = performance.now();
  times.sort((a, b) => a - b);
  return {
    make: ready - begun,
    play: done - ready,
    results,
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
  };
}

async function corrected(teams) {
  const bracket = await made(teams);
  await played(bracket);
  try {
    await bracket.manager.update.match({
      id: 0,
      opponent1: { score: 40, result: "loss" },
      opponent2: { score: 60, result: "win" },
    });
    return { answer: "taken" };
  } catch (error) {
    return { answer: error.message };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify(asked.teams ? await measure(asked.teams) : await corrected(asked.correct)));
}
