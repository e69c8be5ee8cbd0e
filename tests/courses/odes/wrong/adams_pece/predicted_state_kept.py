# what: the predicted state is stored as the result of the step, the corrected one serves for the gap only
def adams_pece(y0, t0, h, n, p):
    ts = t0 + h * np.arange(n + 1)
    ys = np.zeros(y0.shape + (n + 1,))
    gaps = np.zeros(n)
    ys[:, :, :3] = rk4(y0, ts[:3], p)
    fs = [predator_prey(ts[i], ys[:, :, i], p) for i in range(min(3, n + 1))]
    for i in range(2, n):
        y = ys[:, :, i]
        guess = y + h / 12 * (23 * fs[i] - 16 * fs[i - 1] + 5 * fs[i - 2])
        slope = predator_prey(ts[i + 1], guess, p)
        better = y + h / 12 * (5 * slope + 8 * fs[i] - fs[i - 1])
        ys[:, :, i + 1] = guess
        gaps[i] = np.max(np.abs(better - guess))
        fs.append(predator_prey(ts[i + 1], guess, p))
    return ys, gaps
