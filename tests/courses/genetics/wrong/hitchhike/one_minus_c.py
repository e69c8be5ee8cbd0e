# the recombination term has 1 - c instead of c
def hitchhike(x, W, c, T):
    keep = 1 - c
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T + 1):
        x1, x2, x3, x4 = x
        pA[t] = x1 + x2
        pB[t] = x1 + x3
        D[t] = x1 * x4 - x2 * x3
        if t < T:
            w = np.einsum("ij,j->i", W, x)
            w_bar[t] = np.einsum("i,i->", w, x)
            rec = keep * W[0, 3] * D[t]
            x = (x * w + np.array([-rec, rec, rec, -rec])) / w_bar[t]
    return pA, pB, D, w_bar
