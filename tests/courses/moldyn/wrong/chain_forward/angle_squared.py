# what: the angles' energy is the harmonic one, half kappa times the squared angle
def chain_forward(x, k, r0, kappa):
    b = np.diff(x, axis=1)
    r = np.linalg.norm(b, axis=-1)
    u = b / r[:, :, None]
    cosine = np.sum(u[:, :-1] * u[:, 1:], axis=-1)
    theta = np.arccos(np.clip(cosine, -1, 1))
    stretch = 0.5 * np.sum(k * (r - r0) ** 2, axis=1)
    bend = 0.5 * np.sum(kappa * theta**2, axis=1)
    return stretch, bend, (k, r0, kappa, r, u, cosine)
