def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((n, 2, n, 2))
    for b in range(len(bars)):
        pair = bars[b]
        Ke = element_stiffness(nodes[pair[0]], nodes[pair[1]], E[b], A[b])[0].reshape(2, 2, 2, 2)
        for p in range(2):
            for q in range(2):
                K[pair[p], :, pair[q], :] += Ke[p, :, q, :]
    for i in range(n):
        K[i, 0, i, 0] += springs[i, 0]
        K[i, 1, i, 1] += springs[i, 1]
    return K.reshape(2 * n, 2 * n)
