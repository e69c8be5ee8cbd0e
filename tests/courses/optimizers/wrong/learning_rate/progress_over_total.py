# what: the progress of the cosine is divided by total instead of total - warmup
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak * (step + 1) / warmup
    if step >= total:
        return floor
    q = (step - warmup) / total
    cosine = np.cos(np.pi * q)
    return floor + 0.5 * (peak - floor) * (1 + cosine)
