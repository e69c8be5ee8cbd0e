# whitening with the wrong side: L^H is solved instead of L where psi = L L^H
def sense_unfold(folded, sens, psi, support):
    L = np.linalg.cholesky(psi)
    LH = L.conj().T
    white_sens = np.linalg.solve(LH, sens)
    white_data = np.linalg.solve(LH, folded)
    s, n = folded.shape[1], sens.shape[1]
    image, gfactor = np.zeros(n, dtype=complex), np.zeros(n)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = white_sens[:, rows]
        image[rows] = np.linalg.pinv(S) @ white_data[:, i]
        A = S.conj().T @ S
        gfactor[rows] = np.sqrt(np.real(np.diag(np.linalg.inv(A)) * np.diag(A)))
    return {"image": image, "gfactor": gfactor}
