# only the variances of the coils are used, their correlations are left out
def sense_unfold(folded, sens, psi, support):
    variances = np.real(np.diag(psi))
    weight = np.diag(1 / variances)
    s, n = folded.shape[1], sens.shape[1]
    image, g = np.zeros(n, dtype=complex), np.zeros(n)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = sens[:, rows]
        A = S.conj().T @ weight @ S
        P = np.linalg.inv(A)
        image[rows] = P @ S.conj().T @ weight @ folded[:, i]
        g[rows] = np.sqrt(np.real(np.diag(P) * np.diag(A)))
    return {"image": image, "gfactor": g}
