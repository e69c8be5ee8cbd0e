# what: after total the rate is zero instead of the floor
def learning_rate(step, peak, floor, warmup, total):
    rate = 0.0
    if step < warmup:
        rate = peak * (step + 1) / warmup
    elif step < total:
        rate = floor + 0.5 * (peak - floor) * (1 + np.cos(np.pi * (step - warmup) / (total - warmup)))
    return rate
