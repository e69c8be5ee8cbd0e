# what: adds up the particles instead of averaging over them
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        msd[lag] = np.sum(way**2) / (times - lag)
    late = msd[times // 2 :]
    t = dt * np.arange(times)[times // 2 :]
    t = t - np.mean(t)
    return msd, np.sum(t * late) / np.sum(t**2) / (2 * dim)
