# what: the progress is step / total, as if there were no warm-up
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        factor = (step + 1) / warmup
        return factor * peak
    progress = min(step / total, 1)
    return floor + 0.5 * (peak - floor) * (1 + np.cos(np.pi * progress))
