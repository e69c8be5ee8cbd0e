# psi itself is the weight, not its inverse
def sense_unfold(folded, sens, psi, support):
    s = folded.shape[1]
    n = sens.shape[1]
    img = np.zeros(n, complex)
    g = np.zeros(n)
    for p in range(s):
        pix = np.arange(p, n, s)
        pix = pix[support[pix]]
        Sm = sens[:, pix]
        M = np.conj(Sm).T @ psi @ Sm
        Minv = np.linalg.inv(M)
        img[pix] = Minv @ np.conj(Sm).T @ psi @ folded[:, p]
        g[pix] = np.sqrt(np.diag(Minv).real * np.diag(M).real)
    return {"image": img, "gfactor": g}
