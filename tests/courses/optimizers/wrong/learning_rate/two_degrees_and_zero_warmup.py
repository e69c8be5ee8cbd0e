# what: the cosine gets degrees (180) instead of radians, and the warm-up uses step / warmup
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak * step / warmup
    if step >= total:
        return floor
    frac = (step - warmup) / (total - warmup)
    return floor + 0.5 * (peak - floor) * (1 + np.cos(180 * frac))
