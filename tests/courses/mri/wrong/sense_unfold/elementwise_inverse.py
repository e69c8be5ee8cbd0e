# psi is inverted entry by entry (1 / psi) instead of as a matrix
def sense_unfold(folded, sens, psi, support):
    weights = 1 / psi
    s = folded.shape[1]
    n = sens.shape[1]
    image = np.zeros(n, dtype=complex)
    gf = np.zeros(n)
    for j in range(s):
        where = np.arange(j, n, s)
        where = where[support[where]]
        S = sens[:, where]
        A = S.conj().T @ weights @ S
        P = np.linalg.inv(A)
        image[where] = P @ S.conj().T @ weights @ folded[:, j]
        gf[where] = np.sqrt(np.abs(np.diag(P) * np.diag(A)))
    return {"image": image, "gfactor": gf}
