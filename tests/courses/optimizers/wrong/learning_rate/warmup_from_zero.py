# what: the warm-up uses step / warmup instead of (step + 1) / warmup
def learning_rate(step, peak, floor, warmup, total):
    if warmup > 0 and step < warmup:
        lr = peak * step / warmup
    else:
        p = min(1.0, (step - warmup) / (total - warmup))
        lr = floor + (peak - floor) * (1 + np.cos(np.pi * p)) / 2
    return lr
