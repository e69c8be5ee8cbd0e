# a history of gametes by column, outputs computed from it at the end, D as x1 - pA pB
def hitchhike(x, W, c, T):
    eps = np.array([-1.0, 1.0, 1.0, -1.0])
    hist = np.empty((4, T + 1))
    hist[:, 0] = x
    for t in range(T):
        g = hist[:, t]
        D = np.linalg.det(g.reshape(2, 2))
        hist[:, t + 1] = (np.einsum("i,ij,j->i", g, W, g) + eps * c * W[3, 0] * D) / np.einsum("i,ij,j->", g, W, g)
    pA, pB = hist[:2].sum(axis=0), hist[::2].sum(axis=0)
    w_bar = np.einsum("it,ij,jt->t", hist[:, :-1], W, hist[:, :-1])
    return pA, pB, hist[0] - pA * pB, w_bar
