# what: loops, the cosine from the bonds' products, same cache
def chain_forward(x, k, r0, kappa):
    m, n, dim = x.shape
    r = np.zeros((m, n - 1))
    u = np.zeros((m, n - 1, dim))
    cosine = np.zeros((m, n - 2))
    stretch = np.zeros(m)
    bend = np.zeros(m)
    for c in range(m):
        for i in range(n - 1):
            b = x[c, i + 1] - x[c, i]
            r[c, i] = np.linalg.norm(b)
            u[c, i] = b / r[c, i]
            stretch[c] += k[i] * (r[c, i] - r0[i]) ** 2 / 2
        for i in range(n - 2):
            b1 = x[c, i + 1] - x[c, i]
            b2 = x[c, i + 2] - x[c, i + 1]
            cosine[c, i] = b1 @ b2 / (r[c, i] * r[c, i + 1])
            bend[c] += kappa[i] - kappa[i] * cosine[c, i]
    return stretch, bend, (k, r0, kappa, r, u, cosine)
