# what: the loop over the beads ends too early: the last bond has no energy
def chain_forward(x, k, r0, kappa):
    m, n, dim = x.shape
    b = x[:, 1:] - x[:, :-1]
    r = np.sqrt(np.sum(b**2, axis=-1))
    u = b / r[:, :, None]
    cosine = np.sum(u[:, :-1] * u[:, 1:], axis=-1)
    stretch = np.zeros(m)
    bend = np.zeros(m)
    for i in range(n - 2):
        stretch += 0.5 * k[i] * (r[:, i] - r0[i]) ** 2
        bend += kappa[i] * (1 - cosine[:, i])
    return stretch, bend, (k, r0, kappa, r, u, cosine)
