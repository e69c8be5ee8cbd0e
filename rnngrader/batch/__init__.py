"""Many submissions at once: on this machine, on a cluster."""
