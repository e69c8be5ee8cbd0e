# what: the factor one half before the cosine bracket is missing
def learning_rate(step, peak, floor, warmup, total):
    s, W, T = step, warmup, total
    if s < W:
        return (s + 1) * peak / W
    if s >= T:
        return floor
    q = (s - W) / (T - W)
    return floor + (peak - floor) * (1 + np.cos(np.pi * q))
