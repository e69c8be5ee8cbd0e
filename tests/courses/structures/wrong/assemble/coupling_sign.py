# the coupling blocks are subtracted instead of added
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((n, 2, n, 2))
    for b, (i, j) in enumerate(bars):
        Ke, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        K[i, :, i, :] += Ke[:2, :2]
        K[j, :, j, :] += Ke[2:, 2:]
        K[i, :, j, :] -= Ke[:2, 2:]
        K[j, :, i, :] -= Ke[2:, :2]
    return K.reshape(2 * n, 2 * n) + np.diag(springs.reshape(-1))
