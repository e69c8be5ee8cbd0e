# what: takes the difference of the squares of length and rest length, not the square of their difference
def chain_forward(x, k, r0, kappa):
    b = x[:, 1:, :] - x[:, :-1, :]
    r2 = np.sum(b**2, axis=2)
    r = np.sqrt(r2)
    u = b / r[:, :, None]
    cosine = np.sum(u[:, 1:] * u[:, :-1], axis=2)
    stretch = np.sum(0.5 * k * (r2 - r0**2), axis=1)
    bend = np.sum(kappa * (1 - cosine), axis=1)
    return stretch, bend, (k, r0, kappa, r, u, cosine)
