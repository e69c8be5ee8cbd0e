# what: middle and amplitude, numpy where
def learning_rate(step, peak, floor, warmup, total):
    from math import cos, pi
    middle, amplitude = (peak + floor) / 2, (peak - floor) / 2
    if step >= total:
        rate = floor
    elif step >= warmup:
        rate = middle + amplitude * cos(pi * (step - warmup) / (total - warmup))
    else:
        rate = peak * (1 + step) / warmup
    return rate
