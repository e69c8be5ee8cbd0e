# what: averages over the dimensions as well instead of adding their squares
def mean_square_displacement(frames, box, dt):
    n, dim, T = frames.shape
    steps = minimum_image(frames[:, :, 1:] - frames[:, :, :-1], box[:, None])
    path = np.concatenate([np.zeros((n, dim, 1)), np.cumsum(steps, axis=2)], axis=2)
    msd = np.zeros(T)
    for lag in range(1, T):
        msd[lag] = np.mean((path[:, :, lag:] - path[:, :, :-lag]) ** 2)
    times = dt * np.arange(T)
    slope = np.polyfit(times[T // 2 :], msd[T // 2 :], 1)[0]
    return msd, slope / (2 * dim)
