# all characteristic matrices at once, shape (k, w, 2, 2), multiplied from the left with einsum; kz instead of cosines
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    kx = n_in * np.sin(angle)
    N = np.array([n_in, *layers, n_out], dtype=complex)
    kz = np.sqrt(N**2 - kx**2)
    eta = kz if polarization == "s" else N**2 / kz
    delta = 2 * np.pi * kz[1:-1, None] * thickness[:, None] / wavelengths[None, :]
    e = eta[1:-1, None]
    L = np.empty((*delta.shape, 2, 2), complex)
    L[..., 0, 0] = L[..., 1, 1] = np.cos(delta)
    L[..., 0, 1] = 1j * np.sin(delta) / e
    L[..., 1, 0] = 1j * np.sin(delta) * e
    P = L[0]
    for m in L[1:]:
        P = np.einsum("wab,wbc->wac", P, m)
    B, C = (P @ np.array([1, eta[-1]])).T
    t = 2 * eta[0] / (eta[0] * B + C)
    r = t * B - 1
    R = np.abs(r) ** 2
    T = np.abs(t) ** 2 * eta[-1].real / eta[0].real
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
