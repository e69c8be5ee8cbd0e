# the g-factor is not under a root
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    W = np.linalg.inv(psi)
    for i in range(s):
        idx = np.arange(n)[i::s]
        idx = idx[support[i::s]]
        E = sens[:, idx]
        EH_W = E.conj().T @ W
        normal = EH_W @ E
        cov = np.linalg.inv(normal)
        image[idx] = cov @ (EH_W @ folded[:, i])
        gfactor[idx] = np.real(np.diag(cov) * np.diag(normal))
    return {"image": image, "gfactor": gfactor}
