# what: the warm-up rises from the floor to the peak instead of from zero
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return floor + (peak - floor) * (step + 1) / warmup
    if step >= total:
        return floor
    progress = (step - warmup) / (total - warmup)
    return floor + 0.5 * (peak - floor) * (1 + np.cos(np.pi * progress))
