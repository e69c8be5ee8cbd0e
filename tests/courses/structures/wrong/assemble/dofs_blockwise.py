# degrees of freedom numbered i and i + n (all x, then all y) instead of 2i and 2i + 1
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        Ke, T = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = np.array([i, i + n, j, j + n])
        K[np.ix_(dofs, dofs)] += Ke
    K += np.diag(springs.reshape(-1))
    return K
