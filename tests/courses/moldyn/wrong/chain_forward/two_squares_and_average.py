# what: subtracts the squares of the lengths, and averages the angles' energies instead of adding them
def chain_forward(x, k, r0, kappa):
    b = np.diff(x, axis=1)
    r2 = np.einsum("mbd,mbd->mb", b, b)
    r = np.sqrt(r2)
    u = b / r[:, :, None]
    cosine = np.einsum("mbd,mbd->mb", u[:, 1:], u[:, :-1])
    stretch = 0.5 * np.sum(k * (r2 - r0**2), axis=1)
    bend = np.sum(kappa * (1 - cosine), axis=1)
    if cosine.shape[1] > 0:
        bend = bend / cosine.shape[1]
    return stretch, bend, (k, r0, kappa, r, u, cosine)
