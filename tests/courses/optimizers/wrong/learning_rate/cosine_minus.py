# what: the bracket is 1 - cos instead of 1 + cos, so the rate rises after the warm-up
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak * (step + 1) / warmup
    if step >= total:
        return floor
    angle = np.pi * (step - warmup) / (total - warmup)
    return floor + (peak - floor) * (1 - np.cos(angle)) / 2
