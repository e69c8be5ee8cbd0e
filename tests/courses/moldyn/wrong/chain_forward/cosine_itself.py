# what: the angles' energy is kappa times the cosine, not times 1 minus the cosine
def chain_forward(x, k, r0, kappa):
    m, n, dim = x.shape
    r = np.zeros((m, n - 1))
    u = np.zeros((m, n - 1, dim))
    for i in range(n - 1):
        b = x[:, i + 1] - x[:, i]
        r[:, i] = np.sqrt(np.sum(b**2, axis=1))
        u[:, i] = b / r[:, i : i + 1]
    c = np.zeros((m, n - 2))
    for i in range(n - 2):
        c[:, i] = np.sum(u[:, i] * u[:, i + 1], axis=1)
    stretch = np.sum(0.5 * k * (r - r0) ** 2, axis=1)
    bend = np.sum(kappa * c, axis=1)
    return stretch, bend, (k, r0, kappa, r, u, c)
