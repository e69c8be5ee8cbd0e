# what: the bonds lack their half, and the angles have 1 plus the cosine
def chain_forward(x, k, r0, kappa):
    b = x[:, 1:] - x[:, :-1]
    r = np.sqrt(np.einsum("mbd,mbd->mb", b, b))
    u = b / r[:, :, None]
    cosine = np.einsum("mbd,mbd->mb", u[:, :-1], u[:, 1:])
    stretch = np.einsum("b,mb->m", k, (r - r0) ** 2)
    bend = np.einsum("b,mb->m", kappa, 1 + cosine)
    return stretch, bend, (k, r0, kappa, r, u, cosine)
