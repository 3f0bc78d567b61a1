// Chrome 80 to 84 has all that the pages need but this.
if (!String.prototype.replaceAll)
  String.prototype.replaceAll = function (from, to) {
    return this.split(from).join(to);
  };
// Before the first paint, so that a dark hall is never flashed with a white page.
try {
  var look = localStorage.getItem("cardhall.look");
  if (look) document.documentElement.dataset.look = look;
  var deck = localStorage.getItem("cardhall.deck");
  if (deck) document.documentElement.dataset.deck = deck;
} catch (e) {
  // A browser that keeps nothing shows the device's own look.
}
