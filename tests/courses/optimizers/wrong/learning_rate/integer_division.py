# what: the warm-up fraction is computed with // instead of /
def learning_rate(step, peak, floor, warmup, total):
    warming_up = step < warmup
    if warming_up:
        fraction = (step + 1) // warmup
        return peak * float(fraction)
    progress = min(1.0, (step - warmup) / (total - warmup))
    cosine_part = (1.0 + np.cos(np.pi * progress)) / 2.0
    return peak * cosine_part + floor * (1.0 - cosine_part)
