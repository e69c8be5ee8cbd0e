# K plus its transpose is taken after assembly, so the bars count twice (the springs once)
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        Ke, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += Ke
    K = K + K.T  # symmetric
    K = K + np.diag(springs.reshape(-1))
    return K
