# solve instead of inverses, scalar loops for the g-factor
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    for i in range(s):
        rows = np.flatnonzero(support & (np.arange(n) % s == i))
        S = sens[:, rows]
        WS = np.linalg.solve(psi, S)
        A = S.conj().T @ WS
        image[rows] = np.linalg.solve(A, WS.conj().T @ folded[:, i])
        for q, row in enumerate(rows):
            e = np.zeros(len(rows))
            e[q] = 1
            gfactor[row] = np.sqrt((np.linalg.solve(A, e)[q] * A[q, q]).real)
    return {"image": image, "gfactor": gfactor}
