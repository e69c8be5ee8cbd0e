# E and A of the first bar are used for all bars
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for i, j in bars:
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[0], A[0])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += K_bar
    K = K + np.diag(springs.reshape(-1))
    return K
