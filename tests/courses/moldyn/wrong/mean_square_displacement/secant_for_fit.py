# what: takes the slope between the first and the last of the later half instead of fitting a line
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        msd[lag] = np.mean(np.sum(way**2, axis=1))
    first = times // 2
    slope = (msd[-1] - msd[first]) / (dt * (times - 1 - first))
    return msd, slope / (2 * dim)
