# what: the gap is the largest signed difference, without the absolute value
def adams_pece(y0, t0, h, n, p):
    times = np.linspace(t0, t0 + n * h, n + 1)
    ys = np.zeros(y0.shape + (n + 1,))
    gaps = np.zeros(n)
    ys[..., :3] = rk4(y0, times[:3], p)
    f = [predator_prey(times[i], ys[..., i], p) for i in range(min(n + 1, 3))]
    for i in range(2, n):
        f2, f1, f0 = f[-3:]
        star = ys[..., i] + h * (23 * f0 - 16 * f1 + 5 * f2) / 12
        fstar = predator_prey(times[i + 1], star, p)
        ys[..., i + 1] = ys[..., i] + h * (5 * fstar + 8 * f0 - f1) / 12
        gaps[i] = np.max(ys[..., i + 1] - star)
        f.append(predator_prey(times[i + 1], ys[..., i + 1], p))
    return ys, gaps
