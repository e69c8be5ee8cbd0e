# what: divides the slope by the dimension, not by twice the dimension
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    x = frames.copy()
    for t in range(1, times):
        x[:, :, t] = x[:, :, t - 1] + minimum_image(frames[:, :, t] - frames[:, :, t - 1], box)
    msd = np.zeros(times)
    for lag in range(1, times):
        total = 0.0
        for s in range(times - lag):
            total += np.sum((x[:, :, s + lag] - x[:, :, s]) ** 2)
        msd[lag] = total / (n * (times - lag))
    h = times // 2
    slope, _ = np.polyfit(dt * np.arange(h, times), msd[h:], 1)
    return msd, slope / dim
