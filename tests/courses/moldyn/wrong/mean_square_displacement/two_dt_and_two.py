# what: fits over the frames' numbers without dt, and divides by the dimension alone
def mean_square_displacement(frames, box, dt):
    n, dim, times = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    path = np.cumsum(np.concatenate([np.zeros((n, dim, 1)), moves], axis=2), axis=2)
    msd = np.zeros(times)
    for lag in range(1, times):
        way = path[:, :, lag:] - path[:, :, :-lag]
        msd[lag] = (way**2).sum(axis=1).mean()
    h = times // 2
    slope = np.polyfit(np.arange(h, times), msd[h:], 1)[0]
    return msd, slope / dim
