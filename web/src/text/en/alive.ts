/** The words of a table that is heard and moves: loaded when it stands. */
export const alive = {
  yourTurn: "Your turn",
  sound: "Sounds",
  motion: "Cards and chips move",
  reconnecting: "Reconnecting …",
  turnKept: "Your turn is kept.",
  seatKept: "Your seat is kept; the time of a turn runs on.",
};
