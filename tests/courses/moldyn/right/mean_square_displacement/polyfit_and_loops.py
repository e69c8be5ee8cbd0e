# what: unwraps step by step, sums in loops, polyfit
def mean_square_displacement(frames, box, dt):
    n, dim, T = frames.shape
    x = [frames[:, :, 0]]
    for t in range(1, T):
        x.append(x[-1] + minimum_image(frames[:, :, t] - frames[:, :, t - 1], box))
    msd = np.zeros(T)
    for lag in range(T):
        squares = [np.sum((x[s + lag] - x[s]) ** 2, axis=1) for s in range(T - lag)]
        msd[lag] = np.mean(squares)
    h = T // 2
    slope = np.polyfit(dt * np.arange(h, T), msd[h:], 1)[0]
    return msd, slope / 2 / dim
