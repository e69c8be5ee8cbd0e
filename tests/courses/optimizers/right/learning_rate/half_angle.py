# what: by cos^2 of the half angle, with clipped progress
def learning_rate(step, peak, floor, warmup, total):
    if step < warmup:
        return (step + 1) / warmup * peak
    q = min((step - warmup) / max(total - warmup, 1), 1.0)
    c = np.cos(0.5 * np.pi * q)
    return float(floor + (peak - floor) * c * c)
