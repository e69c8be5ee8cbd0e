# what: measures all displacements from the first frame instead of from each
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros((n, dim, times))
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.mean(np.sum((path - path[:, :, :1]) ** 2, axis=1), axis=0)
    late = msd[times // 2 :]
    t = dt * np.arange(times)[times // 2 :]
    t = t - np.mean(t)
    slope = np.sum(t * late) / np.sum(t**2)
    return msd, slope / (2 * dim)
