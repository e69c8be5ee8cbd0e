# what: undoes crossings of the upper boundary only: jumps of more than plus half a side stay
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = np.diff(frames, axis=2)
    L = box[:, None]
    moves = np.where(moves < -L / 2, moves + L, moves)
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        msd[lag] = np.mean(np.sum(way**2, axis=1))
    late = msd[times // 2 :]
    t = dt * np.arange(times)[times // 2 :]
    slope = np.polyfit(t, late, 1)[0]
    return msd, slope / (2 * dim)
