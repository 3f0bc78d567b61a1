"""What every part of an event builds on: commands, events, who asks, pieces of views."""
