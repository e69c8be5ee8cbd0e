# what: has the second bond point back, so the cosine is that of the inner angle and has the other sign
def chain_forward(x, k, r0, kappa):
    first = x[:, 1:-1] - x[:, :-2]
    second = x[:, 1:-1] - x[:, 2:]
    b = x[:, 1:] - x[:, :-1]
    r = np.sqrt(np.sum(b**2, axis=-1))
    cosine = np.sum(first * second, axis=-1) / (r[:, :-1] * r[:, 1:])
    stretch = 0.5 * np.sum(k * (r - r0) ** 2, axis=1)
    bend = np.sum(kappa * (1 - cosine), axis=1)
    return stretch, bend, (k, r0, kappa, r, b / r[:, :, None], cosine)
