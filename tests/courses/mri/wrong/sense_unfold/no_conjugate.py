# the sensitivities are only transposed, not conjugated
def sense_unfold(folded, sens, psi, support):
    step = folded.shape[1]
    n_full = sens.shape[1]
    psi_inv = np.linalg.inv(psi)
    image = np.zeros(n_full, dtype=complex)
    gfactor = np.zeros(n_full)
    for k in range(step):
        rows = np.arange(k, n_full, step)
        rows = rows[support[rows]]
        S = sens[:, rows]
        ST = S.T
        A = ST @ psi_inv @ S
        Ai = np.linalg.inv(A)
        image[rows] = Ai @ ST @ psi_inv @ folded[:, k]
        gfactor[rows] = np.sqrt(np.abs(np.diag(Ai) * np.diag(A)))
    return {"image": image, "gfactor": gfactor}
