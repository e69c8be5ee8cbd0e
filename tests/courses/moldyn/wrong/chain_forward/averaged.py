# what: averages over bonds and angles instead of adding them up
def chain_forward(x, k, r0, kappa):
    bonds = x[:, 1:] - x[:, :-1]
    r = np.sqrt(np.sum(bonds**2, axis=-1))
    u = bonds / r[:, :, None]
    cosine = np.sum(u[:, :-1] * u[:, 1:], axis=-1)
    stretch = np.mean(0.5 * k * (r - r0) ** 2, axis=1)
    if len(kappa):
        bend = np.mean(kappa * (1 - cosine), axis=1)
    else:
        bend = np.zeros(len(x))
    return stretch, bend, (k, r0, kappa, r, u, cosine)
