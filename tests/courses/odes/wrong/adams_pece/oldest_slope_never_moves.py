# what: when the history is shifted the oldest slope is forgotten, so it stays f_0 in all steps
def adams_pece(y0, t0, h, n, p):
    ts = t0 + h * np.arange(n + 1)
    ys = np.zeros(y0.shape + (n + 1,))
    gaps = np.zeros(n)
    ys[:, :, :3] = rk4(y0, ts[:3], p)
    if n >= 3:
        f_old = predator_prey(ts[0], ys[:, :, 0], p)
        f_mid = predator_prey(ts[1], ys[:, :, 1], p)
        f_now = predator_prey(ts[2], ys[:, :, 2], p)
    for i in range(2, n):
        y = ys[:, :, i]
        guess = y + h / 12 * (23 * f_now - 16 * f_mid + 5 * f_old)
        better = y + h / 12 * (5 * predator_prey(ts[i + 1], guess, p) + 8 * f_now - f_mid)
        ys[:, :, i + 1] = better
        gaps[i] = np.max(np.abs(better - guess))
        f_mid = f_now
        f_now = predator_prey(ts[i + 1], better, p)
    return ys, gaps
