# what: after the warm-up the rate falls linearly instead of along a cosine
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak * ((step + 1) / warmup)
    t = np.clip((step - warmup) / (total - warmup), 0, 1)
    return (1 - t) * peak + t * floor
