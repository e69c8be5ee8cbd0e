# what: the cosine goes from floor + peak to floor: the amplitude is peak instead of peak - floor
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak / warmup * (step + 1)
    elif step < total:
        frac = (step - warmup) / (total - warmup)
        return floor + peak * 0.5 * (1.0 + np.cos(frac * np.pi))
    else:
        return floor
