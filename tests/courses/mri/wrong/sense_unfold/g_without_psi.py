# the image uses the noise covariance, the g-factor is computed without it
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    psi_inverse = np.linalg.inv(psi)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = sens[:, rows]
        SH = S.conj().T
        U = np.linalg.inv(SH @ psi_inverse @ S) @ SH @ psi_inverse
        image[rows] = U @ folded[:, i]
        B = SH @ S
        gfactor[rows] = np.sqrt(np.real(np.diag(np.linalg.inv(B)) * np.diag(B)))
    return {"image": image, "gfactor": gfactor}
