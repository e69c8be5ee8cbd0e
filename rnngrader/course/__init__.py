"""A course: its notebooks, exercises, catalogue of mistakes and the probes drawn from them."""
