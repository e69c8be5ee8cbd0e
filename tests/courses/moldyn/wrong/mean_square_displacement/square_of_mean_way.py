# what: squares the mean displacement of all particles instead of averaging the squares
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        mean_way = np.mean(way, axis=0)
        msd[lag] = np.mean(np.sum(mean_way**2, axis=0))
    late = msd[times // 2 :]
    t = dt * np.arange(times)[times // 2 :]
    slope = np.polyfit(t, late, 1)[0]
    return msd, slope / (2 * dim)
