# what: fits a line through the origin, without an intercept
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        msd[lag] = np.mean(np.sum(way**2, axis=1))
    late = msd[times // 2 :]
    t = dt * np.arange(times)[times // 2 :]
    slope = np.sum(t * late) / np.sum(t**2)
    return msd, slope / (2 * dim)
