# what: the cosine falls to zero and is clipped at the floor, instead of falling from peak to floor
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return peak * (step + 1) / warmup
    if step > total:
        return floor
    lr = peak * 0.5 * (1 + np.cos(np.pi * (step - warmup) / (total - warmup)))
    return max(lr, floor)
