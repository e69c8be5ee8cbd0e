# the pixels R i ... R i + R - 1 are taken as folded together instead of those s apart
def sense_unfold(folded, sens, psi, support):
    C, s = folded.shape
    R = sens.shape[1] // s
    W = np.linalg.inv(psi)
    image = np.zeros(s * R, dtype=complex)
    gfactor = np.zeros(s * R)
    for i in range(s):
        rows = np.arange(i * R, (i + 1) * R)
        rows = rows[support[rows]]
        S = sens[:, rows]
        A = S.conj().T @ W @ S
        P = np.linalg.inv(A)
        image[rows] = P @ (S.conj().T @ (W @ folded[:, i]))
        gfactor[rows] = np.sqrt((np.diag(P) * np.diag(A)).real)
    return {"image": image, "gfactor": gfactor}
