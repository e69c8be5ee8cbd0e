# what: right; the slopes in an array, weights by einsum
def adams_pece(y0, t0, h, n, p):
    ts = np.array([t0 + h * i for i in range(n + 1)])
    ys = np.empty((2, y0.shape[1], n + 1))
    f = np.empty((2, y0.shape[1], n + 1))
    gaps = np.zeros(n)
    begin = min(n, 2)
    ys[..., : begin + 1] = rk4(y0, ts[: begin + 1], p)
    for i in range(begin + 1):
        f[..., i] = predator_prey(ts[i], ys[..., i], p)
    ab = np.array([5, -16, 23]) * h / 12
    for i in range(3, n + 1):
        star = ys[..., i - 1] + f[..., i - 3 : i] @ ab
        f[..., i] = predator_prey(ts[i], star, p)
        ys[..., i] = ys[..., i - 1] + f[..., i - 2 : i + 1] @ (np.array([-1, 8, 5]) * h / 12)
        gaps[i - 1] = np.abs(ys[..., i] - star).max()
        f[..., i] = predator_prey(ts[i], ys[..., i], p)
    return ys, gaps
