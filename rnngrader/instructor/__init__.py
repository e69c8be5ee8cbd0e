"""What an instructor does after grading: replays, names, decisions, results for other programs."""
