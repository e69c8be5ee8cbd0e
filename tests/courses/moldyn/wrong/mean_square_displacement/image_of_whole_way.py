# what: takes the nearest image of the whole displacement over a lag instead of that of each move
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    msd = np.zeros(times)
    for lag in range(1, times):
        way = minimum_image(frames[:, :, lag:] - frames[:, :, :-lag], box[:, None])
        msd[lag] = np.mean(np.sum(way**2, axis=1))
    first = times // 2
    t = dt * np.arange(first, times)
    slope = np.polyfit(t, msd[first:], 1)[0]
    return msd, slope / (2 * dim)
