# what: divides the slope by 6, also in two dimensions
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.zeros_like(frames)
    path[:, :, 1:] = np.cumsum(moves, axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        msd[lag] = np.mean(np.einsum("idt,idt->it", way, way))
    half = times // 2
    t = dt * np.arange(half, times)
    A = np.stack([t, np.ones_like(t)], axis=1)
    slope = np.linalg.lstsq(A, msd[half:], rcond=None)[0][0]
    return msd, slope / 6
