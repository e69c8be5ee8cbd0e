# what: measures from the first frame only, and averages over the dimensions
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        msd[lag] = np.mean(path[:, :, lag] ** 2)
    h = times // 2
    slope = np.polyfit(dt * np.arange(h, times), msd[h:], 1)[0]
    return msd, slope / (2 * dim)
