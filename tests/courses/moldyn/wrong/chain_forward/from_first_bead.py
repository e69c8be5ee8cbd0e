# what: measures all bonds from the first bead instead of from the one before
def chain_forward(x, k, r0, kappa):
    b = x[:, 1:] - x[:, :1]
    r = np.sqrt(np.sum(b**2, axis=-1))
    u = b / r[:, :, None]
    cosine = np.sum(u[:, :-1] * u[:, 1:], axis=-1)
    stretch = 0.5 * np.sum(k * (r - r0) ** 2, axis=1)
    bend = np.sum(kappa * (1 - cosine), axis=1)
    return stretch, bend, (k, r0, kappa, r, u, cosine)
