# what: divides the sum over the starts by the number of frames for each lag
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    path = np.zeros((n, dim, times))
    for t in range(1, times):
        path[:, :, t] = path[:, :, t - 1] + minimum_image(frames[:, :, t] - frames[:, :, t - 1], box)
    msd = np.zeros(times)
    for lag in range(times):
        for start in range(times - lag):
            way = path[:, :, start + lag] - path[:, :, start]
            msd[lag] += np.sum(way**2) / n
        msd[lag] /= times
    h = times // 2
    slope = np.polyfit(dt * np.arange(times)[h:], msd[h:], 1)[0]
    return msd, slope / (2 * dim)
