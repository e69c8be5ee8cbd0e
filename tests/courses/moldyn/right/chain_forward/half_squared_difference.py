# what: the bending energy as half of the squared difference of the directions
def chain_forward(x, k, r0, kappa):
    b = np.diff(x, axis=1)
    r = np.linalg.norm(b, axis=-1)
    u = b / r[..., np.newaxis]
    turn = 0.5 * np.sum(np.diff(u, axis=1) ** 2, axis=-1)
    stretch = (r - r0) ** 2 @ (0.5 * k)
    bend = turn @ kappa
    return stretch, bend, (k, r0, kappa, r, u, 1 - turn)
