# the g-factor is multiplied with the root of R, which is the loss by fewer lines
def sense_unfold(folded, sens, psi, support):
    s = folded.shape[1]
    n = sens.shape[1]
    R = n / s
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    L = np.linalg.cholesky(psi)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        Sw = np.linalg.solve(L, sens[:, rows])
        aw = np.linalg.solve(L, folded[:, i])
        A = Sw.conj().T @ Sw
        P = np.linalg.inv(A)
        image[rows] = P @ (Sw.conj().T @ aw)
        gfactor[rows] = np.sqrt(np.real(np.diag(P) * np.diag(A))) * np.sqrt(R)
    return {"image": image, "gfactor": gfactor}
