# what: a whole cosine wave (2 pi) instead of half of one
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup: return peak * (step + 1) / warmup
    if step >= total: return floor
    return floor + (peak - floor) * (1 + np.cos(2 * np.pi * (step - warmup) / (total - warmup))) / 2
