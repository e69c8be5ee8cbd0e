# what: multiplies the elongation by the stiffness before squaring
def chain_forward(x, k, r0, kappa):
    d = x[:, 1:] - x[:, :-1]
    l = np.sqrt(np.sum(d * d, axis=2))
    e = d / l[:, :, np.newaxis]
    cs = np.sum(e[:, 1:] * e[:, :-1], axis=2)
    stretch = 0.5 * np.sum((k * (l - r0)) ** 2, axis=1)
    bend = np.sum(kappa * (1 - cs), axis=1)
    return stretch, bend, (k, r0, kappa, l, e, cs)
