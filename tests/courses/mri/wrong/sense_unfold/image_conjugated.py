# the conjugate is on the sensitivities of the model instead of on the adjoint: the roles of S and its conjugate are exchanged
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image, gfactor = np.zeros(n, dtype=complex), np.zeros(n)
    W = np.linalg.inv(psi)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = sens[:, rows].conj()
        SH = sens[:, rows].T
        A = SH @ W @ S
        P = np.linalg.inv(A)
        image[rows] = P @ SH @ W @ folded[:, i]
        gfactor[rows] = np.sqrt(np.real(np.diag(P) * np.diag(A)))
    return {"image": image, "gfactor": gfactor}
