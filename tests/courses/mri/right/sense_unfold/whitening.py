# whitening by a Cholesky factor, then pinv and column norms
def sense_unfold(folded, sens, psi, support):
    L = np.linalg.cholesky(psi)
    a, B = np.linalg.solve(L, folded), np.linalg.solve(L, sens)
    s, n = folded.shape[1], sens.shape[1]
    image, g = np.zeros(n, dtype=complex), np.zeros(n)
    for i in range(s):
        idx = [j for j in range(i, n, s) if support[j]]
        if not idx:
            continue
        pinv = np.linalg.pinv(B[:, idx])
        image[idx] = pinv @ a[:, i]
        g[idx] = np.linalg.norm(pinv, axis=1) * np.linalg.norm(B[:, idx], axis=0)
    return {"image": image, "gfactor": g}
