# what: takes the product of the bonds themselves for the cosine, without dividing by their lengths
def chain_forward(x, k, r0, kappa):
    b = np.diff(x, axis=1)
    r = np.sqrt((b**2).sum(-1))
    cosine = (b[:, 1:] * b[:, :-1]).sum(-1)
    stretch = 0.5 * (k * (r - r0) ** 2).sum(-1)
    bend = (kappa * (1 - cosine)).sum(-1)
    return stretch, bend, (k, r0, kappa, r, b / r[..., None], cosine)
