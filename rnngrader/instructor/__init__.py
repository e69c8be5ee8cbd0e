"""What an instructor does after grading: replays, names, results for other programs."""
