# what: divides the product of two bonds by the square of the first one's length
def chain_forward(x, k, r0, kappa):
    m, n, _ = x.shape
    stretch = np.zeros(m)
    bend = np.zeros(m)
    b = x[:, 1:] - x[:, :-1]
    r = np.sqrt(np.sum(b**2, axis=2))
    cosine = np.zeros((m, n - 2))
    for c in range(m):
        for i in range(n - 1):
            stretch[c] += 0.5 * k[i] * (r[c, i] - r0[i]) ** 2
        for i in range(n - 2):
            cosine[c, i] = b[c, i] @ b[c, i + 1] / r[c, i] ** 2
            bend[c] += kappa[i] * (1 - cosine[c, i])
    return stretch, bend, (k, r0, kappa, r, b / r[:, :, None], cosine)
