# what: the bonds' energy lacks its half
def chain_forward(x, k, r0, kappa):
    bond = np.diff(x, axis=1)
    length = np.linalg.norm(bond, axis=2)
    u = bond / length[..., None]
    cos = np.einsum("mbd,mbd->mb", u[:, :-1], u[:, 1:])
    stretch = ((length - r0) ** 2) @ k
    bend = (1 - cos) @ kappa
    return stretch, bend, (k, r0, kappa, length, u, cos)
