# what: fits the line through all of msd, not its later half
def mean_square_displacement(frames, box, dt):
    n, dim, nt = frames.shape
    moves = minimum_image(np.diff(frames, axis=2), box[:, None])
    unwrapped = np.concatenate([frames[:, :, :1], frames[:, :, :1] + moves.cumsum(axis=2)], axis=2)
    msd = [0.0]
    for lag in range(1, nt):
        sq = np.sum((unwrapped[:, :, lag:] - unwrapped[:, :, :-lag]) ** 2, axis=1)
        msd.append(sq.mean())
    msd = np.array(msd)
    slope = np.polyfit(dt * np.arange(nt), msd, 1)[0]
    return msd, slope / (2 * dim)
