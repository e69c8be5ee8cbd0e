# births as a half of F @ (I + T) with the transfer matrix T; kron of the first unit vector
def leslie_matrix(L, F, srb):
    w = len(L)
    transfer = np.zeros((w, w))
    for x in range(w):
        if x >= w - 2:
            transfer[w - 1, x] = 1 / (1 + L[-2] / L[-1])
        else:
            transfer[x + 1, x] = L[x + 1] / L[x]
    births = F @ (np.eye(w) + transfer) / 2
    first = np.eye(w)[:, :1]
    A = transfer + first * births * L[0] / (1 + srb)
    return A, transfer.sum(axis=0)
