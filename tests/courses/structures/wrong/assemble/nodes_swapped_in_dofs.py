# the degrees of freedom of y come before x for each node
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        k_e, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i + 1, 2 * i, 2 * j + 1, 2 * j]
        for row in range(4):
            for col in range(4):
                K[dofs[row], dofs[col]] += k_e[row, col]
    return K + np.diag(springs.reshape(2 * n))
