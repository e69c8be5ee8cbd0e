# the image is returned as its magnitude (as a complex array), its phase is lost
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    w = np.linalg.inv(psi)
    image, gfactor = np.zeros(n, dtype=complex), np.zeros(n)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = sens[:, rows]
        A = np.einsum("ca,cd,db->ab", S.conj(), w, S)
        P = np.linalg.inv(A)
        image[rows] = np.abs(np.einsum("ab,cb,cd,d->a", P, S.conj(), w, folded[:, i]))
        gfactor[rows] = np.sqrt(np.einsum("aa,aa->a", P, A).real)
    return {"image": image, "gfactor": gfactor}
