# what: counts the boxes crossed, and solves the normal equations
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    crossed = np.cumsum(np.round(np.diff(frames, axis=2) / box[:, None]), axis=2)
    path = frames.copy()
    path[:, :, 1:] -= crossed * box[:, None]
    msd = np.array(
        [np.sum((path[:, :, lag:] - path[:, :, : times - lag]) ** 2) / (n * (times - lag)) for lag in range(times)]
    )
    t = dt * np.arange(times // 2, times)
    A = np.stack([np.ones_like(t), t], axis=1)
    slope = np.linalg.solve(A.T @ A, A.T @ msd[times // 2 :])[1]
    return msd, slope / (2 * dim)
