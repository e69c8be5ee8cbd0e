# the inverse covariance is missing on the right-hand side, only the matrix has it
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image, gfactor = np.zeros(n, complex), np.zeros(n)
    for i in range(s):
        rows = np.flatnonzero(support & (np.arange(n) % s == i))
        S = sens[:, rows]
        A = S.conj().T @ np.linalg.solve(psi, S)
        rhs = S.conj().T @ folded[:, i]
        image[rows] = np.linalg.solve(A, rhs)
        P = np.linalg.inv(A)
        gfactor[rows] = np.sqrt(np.diag(P).real * np.diag(A).real)
    return {"image": image, "gfactor": gfactor}
